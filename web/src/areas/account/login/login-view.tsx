import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Schemas } from '@/api/client'
import { useText } from '@/texts/use-text'
import { BrandMark } from '@/ui/brand-mark'
import { LanguageMenu } from '@/ui/language-menu'
import { SchemeMenu } from '@/ui/scheme-menu'
import { LoginForm } from './login-form'
import { WelcomePanel } from './welcome-panel'

export type CampusQuery = {
  data: Schemas['Organization'][] | undefined
  error: unknown
  refetch: () => unknown
}

// The form in one calm column; beside it a panel that goes away where the window is small.
export function LoginView({ campuses }: { campuses: CampusQuery }) {
  const { t } = useText()
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <title>{`${t('account.login.title')} · ${t('ui.brand')}`}</title>
      <Box sx={{ display: 'flex', flexDirection: 'column', px: 3, py: 2 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
          <BrandMark size={28} />
          <Box component="span" sx={{ flex: 1, fontWeight: 620 }}>
            {t('ui.brand')}
          </Box>
          <LanguageMenu />
          <SchemeMenu />
        </Box>
        <Box sx={{ width: '100%', maxWidth: 360, mx: 'auto', my: 'auto', py: 5 }}>
          <Typography variant="h1">{t('account.login.title')}</Typography>
          <Typography sx={{ mt: 1, mb: 4, color: 'text.secondary' }}>{t('account.login.welcome')}</Typography>
          <LoginForm campuses={campuses} />
        </Box>
      </Box>
      <WelcomePanel />
    </Box>
  )
}
