import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { pageMeta } from '@/lib/page-meta'
import { hasPermission } from '@/session/has-permission'
import { useLook } from '@/session/look-store'
import { heads } from '@/session/roles'
import type { SessionUser } from '@/session/session-store'
import { roleNames } from '@/shell/role-names'
import { openThemePanel } from '@/shell/theme-panel/theme-panel-store'
import { useText } from '@/texts/use-text'
import { AppearanceIcon, HelpIcon, LogoutIcon, PersonIcon, SettingsIcon } from '@/ui/icons'

type UserMenuListProps = { user: SessionUser; anchor: HTMLElement | null; onClose: () => void }

// The own profile, the settings for who may see them, help and the way out; where no toolbar shows them, the look too.
export function UserMenuList({ user, anchor, onClose }: UserMenuListProps) {
  const texts = useText()
  const { t } = texts
  const toolbarShown = useLook((look) => look.toolbar.display)
  const helpUrl = pageMeta('help-url')
  const chooseLook = () => {
    onClose()
    openThemePanel()
  }
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ paper: { sx: { width: 260 } } }}
    >
      <Box component="li" role="presentation" sx={{ px: 2, py: 1 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{user.name}</Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {roleNames(user, texts)}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {user.organization_name || t('ui.brand')}
        </Typography>
      </Box>
      <Divider component="li" role="presentation" />
      <MenuItem component={Link} to="/pages/profile" onClick={onClose}>
        <ListItemIcon>
          <PersonIcon />
        </ListItemIcon>
        {t('shell.user.profile')}
      </MenuItem>
      {hasPermission(heads, user.role) && (
        <MenuItem component={Link} to="/pages/settings" onClick={onClose}>
          <ListItemIcon>
            <SettingsIcon />
          </ListItemIcon>
          {t('shell.user.settings')}
        </MenuItem>
      )}
      {!toolbarShown && (
        <MenuItem onClick={chooseLook}>
          <ListItemIcon>
            <AppearanceIcon />
          </ListItemIcon>
          {t('shell.appearance')}
        </MenuItem>
      )}
      {helpUrl && (
        <MenuItem component="a" href={helpUrl} target="_blank" rel="noreferrer" onClick={onClose}>
          <ListItemIcon>
            <HelpIcon />
          </ListItemIcon>
          {t('shell.user.help')}
        </MenuItem>
      )}
      <MenuItem component={Link} to="/logout" onClick={onClose}>
        <ListItemIcon>
          <LogoutIcon />
        </ListItemIcon>
        {t('shell.user.logout')}
      </MenuItem>
    </Menu>
  )
}
