import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import { useState } from 'react'
import { NavLink } from 'react-router'
import { useText } from '@/texts/use-text'
import { MenuIcon } from '@/ui/icons'
import { Brand } from './brand'
import type { NavigationEntry } from './navigation'

// The menu on small screens.
export function NavigationDrawer({ entries }: { entries: readonly NavigationEntry[] }) {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (entries.length === 0) return null
  return (
    <Box sx={{ display: { sm: 'none' } }}>
      <IconButton aria-label={t('shell.nav.open')} aria-expanded={open} onClick={() => setOpen(true)}>
        <MenuIcon />
      </IconButton>
      <Drawer open={open} onClose={close} slotProps={{ paper: { sx: { width: 280, maxWidth: '85vw' } } }}>
        <Box sx={{ px: 2, py: 0.75, borderBottom: 1, borderColor: 'divider' }}>
          <Brand />
        </Box>
        <Box component="nav" aria-label={t('shell.nav.label')}>
          <List>
            {entries.map((entry) => (
              <ListItem key={entry.id} disablePadding>
                <ListItemButton component={NavLink} to={entry.href} onClick={close} sx={{ minHeight: 48 }}>
                  <ListItemIcon sx={{ minWidth: 40 }}>{entry.icon}</ListItemIcon>
                  {t(entry.text)}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Box>
      </Drawer>
    </Box>
  )
}
