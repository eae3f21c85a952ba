import Box from '@mui/material/Box'
import { hasPermission } from '@/session/has-permission'
import { savePreferences } from '@/session/preferences'
import { useSession } from '@/session/session-store'
import { LanguageMenu } from '@/ui/language-menu'
import { SchemeMenu } from '@/ui/scheme-menu'
import { BarNavigation } from './bar-navigation'
import { Brand } from './brand'
import { navigation } from './navigation'
import { NavigationDrawer } from './navigation-drawer'
import { UserMenu } from './user-menu'

// Stays in sight: who and where one is, and the way to everything else.
export function TopBar() {
  const user = useSession((state) => state.user)
  const entries = navigation.filter((entry) => hasPermission(entry.roles, user?.role ?? []))
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: 'appBar',
        height: 56,
        px: { xs: 1, sm: 3 },
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1 },
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <NavigationDrawer entries={entries} />
      <Brand />
      <BarNavigation entries={entries} />
      <Box sx={{ flex: 1 }} />
      <LanguageMenu onPicked={savePreferences} />
      <SchemeMenu onPicked={savePreferences} />
      {user && <UserMenu user={user} />}
    </Box>
  )
}
