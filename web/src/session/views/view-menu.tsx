import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { loadTexts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { ViewIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { LoadingRows } from '@/ui/states/loading-rows'
import { viewAddress, viewsQuery } from './api'
import { sameQuery, shownQuery, withCampus } from './shown-query'

const ViewPanel = lazyPart(
  async () => {
    // What the server may refuse is said in the words of its area.
    const [part] = await Promise.all([import('./view-panel'), loadTexts(['home'])])
    return { default: part.ViewPanel }
  },
  <LoadingRows rows={2} />,
)

type ViewMenuProps = {
  // The columns that were chosen, where the list has a choice; null where it stands as it began.
  columns?: readonly string[] | null
  // What of the address is of the moment, and not kept: what is open, which day one looks at.
  passing?: readonly string[]
  // The campus that is shown, where others see that of their own session under the same address.
  campus?: string | undefined
}

// In the toolbar of a list: the views that one keeps of it, to be chosen, kept, shared and pinned.
export function ViewMenu({ columns, passing, campus }: ViewMenuProps) {
  const { t } = useText()
  const { pathname, search } = useLocation()
  const views = useQuery(viewsQuery()).data?.filter(({ path }) => path === pathname) ?? []
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const query = shownQuery(search, columns ?? null, passing)
  const current = views.find((view) => sameQuery(view.query, query))
  return (
    <>
      <Button
        color="inherit"
        startIcon={<ViewIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          color: current ? 'primary.main' : 'text.secondary',
          maxWidth: 240,
          // Beside the choice of columns, else at the end of the line by itself.
          marginInlineStart: columns === undefined ? { sm: 'auto' } : 0,
        }}
      >
        {current?.name ?? t('list.views.label')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': t('list.views.label'),
            sx: { width: 340, maxWidth: '92vw', mt: 0.5 },
          },
        }}
      >
        <ViewPanel
          path={pathname}
          query={query}
          link={viewAddress({ path: pathname, query: withCampus(query, campus) })}
          views={views}
          current={current}
          onClose={close}
        />
      </Popover>
    </>
  )
}
