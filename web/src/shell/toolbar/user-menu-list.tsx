import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { hasPermission } from '@/session/has-permission'
import { useLook } from '@/session/look-store'
import { savePreferences } from '@/session/preferences'
import { heads } from '@/session/roles'
import type { SessionUser } from '@/session/session-store'
import { helpLink, helpPath } from '@/shell/help/help-link'
import { roleNames } from '@/shell/role-names'
import { openThemePanel } from '@/shell/theme-panel/theme-panel-store'
import { type Language, ownName } from '@/texts/languages'
import { switchLanguage } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { AppearanceIcon, HelpIcon, LanguageIcon, LogoutIcon, PersonIcon, SettingsIcon } from '@/ui/icons'
import { languageChoices } from '@/ui/language-menu'
import { PickList } from '@/ui/pick-list'

type UserMenuListProps = { user: SessionUser; anchor: HTMLElement | null; onClose: () => void }

// The own profile, the settings for who may see them, help and the way out; where no toolbar shows them, language and
// look too.
export function UserMenuList({ user, anchor, onClose }: UserMenuListProps) {
  const texts = useText()
  const { t, language } = texts
  const [choosing, setChoosing] = useState<HTMLElement | null>(null)
  const toolbarShown = useLook((look) => look.toolbar.display)
  const { pathname } = useLocation()
  const chooseLanguage = () => {
    onClose()
    setChoosing(anchor)
  }
  const chooseLook = () => {
    onClose()
    openThemePanel()
  }
  if (choosing) return <LanguageList anchor={choosing} onClose={() => setChoosing(null)} />
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
      <MenuItem
        component={Link}
        to="/pages/profile"
        selected={pathname === '/pages/profile'}
        onClick={onClose}
      >
        <ListItemIcon>
          <PersonIcon />
        </ListItemIcon>
        {t('shell.user.profile')}
      </MenuItem>
      {hasPermission(heads, user.role) && (
        <MenuItem
          component={Link}
          to="/pages/settings"
          selected={pathname === '/pages/settings'}
          onClick={onClose}
        >
          <ListItemIcon>
            <SettingsIcon />
          </ListItemIcon>
          {t('shell.user.settings')}
        </MenuItem>
      )}
      <MenuItem onClick={chooseLanguage} sx={{ display: toolbarShown ? { sm: 'none' } : undefined }}>
        <ListItemIcon>
          <LanguageIcon />
        </ListItemIcon>
        {t('ui.language')}
        <Box component="span" sx={{ marginInlineStart: 'auto', color: 'text.secondary' }}>
          {ownName(language)}
        </Box>
      </MenuItem>
      {!toolbarShown && (
        <MenuItem onClick={chooseLook}>
          <ListItemIcon>
            <AppearanceIcon />
          </ListItemIcon>
          {t('shell.appearance')}
        </MenuItem>
      )}
      <MenuItem {...helpLink(pathname)} selected={pathname === helpPath} onClick={onClose}>
        <ListItemIcon>
          <HelpIcon />
        </ListItemIcon>
        {t('shell.user.help')}
      </MenuItem>
      <MenuItem component={Link} to="/logout" onClick={onClose}>
        <ListItemIcon>
          <LogoutIcon />
        </ListItemIcon>
        {t('shell.user.logout')}
      </MenuItem>
    </Menu>
  )
}

// The languages in their own words, where the account's menu was.
function LanguageList({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const { language } = useText()
  const pick = (next: string) => {
    onClose()
    void switchLanguage(next as Language).then(savePreferences)
  }
  return (
    <PickList anchor={anchor} value={language} choices={languageChoices} onPick={pick} onClose={onClose} />
  )
}
