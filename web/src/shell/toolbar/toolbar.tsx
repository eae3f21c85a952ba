import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useLook } from '@/session/look-store'
import { useSession } from '@/session/session-store'
import { FavouritesStrip } from '@/shell/favourites/favourites-strip'
import { Bar } from '@/shell/layout/bar'
import { toolbarHeight } from '@/shell/layout/measures'
import { PanelButton } from '@/shell/panel-button'
import { useText } from '@/texts/use-text'
import { NotFavouriteIcon } from '@/ui/icons'
import { QuickPanelButton } from './quick-panel-button'
import { SearchButton } from './search-button'
import { ToolbarExtras } from './toolbar-extras'
import { UserMenu } from './user-menu'

type ToolbarProps = {
  // The menu button and the brand, where no navbar shows them.
  lead?: ReactNode
  // The menu itself, where it stands in the same bar.
  menu?: ReactNode
  // Where it sticks, if it is fixed.
  top?: number
  across?: boolean
}

// The bar with what is needed on every page.
export function Toolbar({ lead, menu, top = 0, across = false }: ToolbarProps) {
  const { t } = useText()
  const user = useSession((state) => state.user)
  const fixed = useLook((look) => look.toolbar.style === 'fixed')
  const leftPanel = useLook((look) => look.leftSidePanel.display)
  const rightPanel = useLook((look) => look.rightSidePanel.display)
  const wideOnly = { display: { xs: 'none', sm: 'flex' }, alignItems: 'center', minWidth: 0 }
  return (
    <Bar
      component="header"
      region="toolbar"
      height={toolbarHeight}
      across={across}
      stickTo={fixed ? { top } : undefined}
    >
      {lead}
      {menu}
      <Box
        sx={{ ...wideOnly, flexShrink: menu ? 0 : 1, maxWidth: menu ? 200 : undefined, ml: lead ? 0 : -1 }}
      >
        {leftPanel && (
          <PanelButton panel="favourites" label={t('shell.favourites.title')}>
            <NotFavouriteIcon />
          </PanelButton>
        )}
        <FavouritesStrip />
      </Box>
      {!menu && <Box sx={{ flex: 1 }} />}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0, sm: 0.5 }, mr: -0.5 }}>
        <SearchButton small={menu !== undefined} />
        <Box sx={{ ...wideOnly, gap: 0.5 }}>
          <ToolbarExtras />
        </Box>
        {rightPanel && <QuickPanelButton />}
        {user && <UserMenu user={user} />}
      </Box>
    </Bar>
  )
}
