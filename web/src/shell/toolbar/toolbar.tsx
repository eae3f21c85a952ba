import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useLook } from '@/session/look-store'
import { useSession } from '@/session/session-store'
import { FavouritesStrip } from '@/shell/favourites/favourites-strip'
import { Bar } from '@/shell/layout/bar'
import { toolbarHeight } from '@/shell/layout/measures'
import { PanelButton } from '@/shell/panel-button'
import { useText } from '@/texts/use-text'
import { FavouriteIcon } from '@/ui/icons'
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
}

// The bar with what is needed on every page.
export function Toolbar({ lead, menu, top = 0 }: ToolbarProps) {
  const { t } = useText()
  const user = useSession((state) => state.user)
  const fixed = useLook((look) => look.toolbar.style === 'fixed')
  const leftPanel = useLook((look) => look.leftSidePanel.display)
  const wideOnly = { display: { xs: 'none', sm: 'flex' }, alignItems: 'center', minWidth: 0 }
  return (
    <Bar component="header" region="toolbar" height={toolbarHeight} stickTo={fixed ? { top } : undefined}>
      {lead}
      {menu}
      <Box sx={{ ...wideOnly, flexShrink: menu ? 0 : 1, maxWidth: menu ? 160 : undefined }}>
        {leftPanel && (
          <PanelButton panel="favourites" label={t('shell.favourites.title')}>
            <FavouriteIcon />
          </PanelButton>
        )}
        <FavouritesStrip />
      </Box>
      {!menu && <Box sx={{ flex: 1 }} />}
      <Box sx={{ display: { xs: menu ? 'flex' : 'flex', md: menu ? 'flex' : 'none' } }}>
        <SearchButton small />
      </Box>
      {!menu && (
        <Box sx={{ display: { xs: 'none', md: 'flex' } }}>
          <SearchButton small={false} />
        </Box>
      )}
      <Box sx={wideOnly}>
        <ToolbarExtras />
      </Box>
      {user && <UserMenu user={user} />}
    </Bar>
  )
}
