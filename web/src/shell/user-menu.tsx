import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router'
import { pageMeta } from '@/lib/page-meta'
import { hasPermission } from '@/session/has-permission'
import { heads } from '@/session/roles'
import type { SessionUser } from '@/session/session-store'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import { HelpIcon, LogoutIcon, PersonIcon, SettingsIcon } from '@/ui/icons'

// Who is signed in, as what and where; the own profile, the settings for who may see them, help and the way out.
export function UserMenu({ user }: { user: SessionUser }) {
  const { t, code } = useText()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const roles = user.role.map((role) => code(`access.role.${role}`) ?? role).join(', ')
  const helpUrl = pageMeta('help-url')
  return (
    <>
      <IconButton
        aria-label={t('shell.user.menu', { name: user.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.5, borderRadius: '50%' }}
      >
        <Avatar name={user.name} src={user.mini_avatar_url} />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ paper: { sx: { width: 260 } } }}
      >
        <Box component="li" role="presentation" sx={{ px: 2, py: 1 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{user.name}</Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {roles}
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {user.organization_name || t('ui.brand')}
          </Typography>
        </Box>
        <Divider component="li" role="presentation" />
        <MenuItem component={Link} to="/pages/profile" onClick={close}>
          <ListItemIcon>
            <PersonIcon />
          </ListItemIcon>
          {t('shell.user.profile')}
        </MenuItem>
        {hasPermission(heads, user.role) && (
          <MenuItem component={Link} to="/pages/settings" onClick={close}>
            <ListItemIcon>
              <SettingsIcon />
            </ListItemIcon>
            {t('shell.user.settings')}
          </MenuItem>
        )}
        {helpUrl && (
          <MenuItem component="a" href={helpUrl} target="_blank" rel="noreferrer" onClick={close}>
            <ListItemIcon>
              <HelpIcon />
            </ListItemIcon>
            {t('shell.user.help')}
          </MenuItem>
        )}
        <MenuItem component={Link} to="/logout" onClick={close}>
          <ListItemIcon>
            <LogoutIcon />
          </ListItemIcon>
          {t('shell.user.logout')}
        </MenuItem>
      </Menu>
    </>
  )
}
