import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import type { MouseEvent } from 'react'
import { useLook } from '@/session/look-store'
import { useFavourites } from '@/shell/favourites/use-favourites'
import { navbarWidth } from '@/shell/layout/measures'
import type { NavigationEntry } from '@/shell/navigation/entry'
import { PanelButton } from '@/shell/panel-button'
import { closePanel } from '@/shell/panels-store'
import { ToolbarExtras } from '@/shell/toolbar/toolbar-extras'
import { useText } from '@/texts/use-text'
import { CloseIcon, NotFavouriteIcon } from '@/ui/icons'
import { NavbarContent } from './navbar-content'

// The menu where there is no room for it beside the page, or where it is switched off. Whatever leads somewhere
// closes it, the way out too.
export function MenuDrawer({ open }: { open: boolean }) {
  const { t } = useText()
  const { navbar, toolbar, leftSidePanel } = useLook()
  const palette = useLook((look) => look.palettes.navbar)
  const favourites = useFavouriteGroup()
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) closePanel()
  }
  return (
    <Drawer
      open={open}
      onClose={closePanel}
      anchor={navbar.position}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': t('shell.nav.menu'),
          'data-region': 'navbar',
          'data-palette': palette,
          sx: { width: navbarWidth, maxWidth: '88vw', bgcolor: 'background.default', color: 'text.primary' },
        } as object,
      }}
    >
      <Box onClick={closeOnLink} sx={{ height: '100%' }}>
        <NavbarContent
          withAccount={!toolbar.display}
          before={favourites}
          button={
            <IconButton aria-label={t('shell.nav.close')} onClick={closePanel}>
              <CloseIcon />
            </IconButton>
          }
          after={
            <Box
              sx={{
                display: { xs: 'flex', sm: toolbar.display ? 'none' : 'flex' },
                gap: 1,
                p: 1.5,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              {leftSidePanel.display && (
                <PanelButton panel="favourites" label={t('shell.favourites.title')}>
                  <NotFavouriteIcon />
                </PanelButton>
              )}
              <ToolbarExtras />
            </Box>
          }
        />
      </Box>
    </Drawer>
  )
}

function useFavouriteGroup(): NavigationEntry[] {
  const destinations = useFavourites()
  if (destinations.length === 0) return []
  const children = destinations.map(({ item }) => item)
  return [
    { type: 'group', id: 'favourites', title: 'Favourites', translate: 'shell.favourites.title', children },
  ]
}
