import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Schemas } from '@/api/client'
import { useText } from '@/texts/use-text'
import { DoorLink } from '../door/door-link'
import { DoorPage } from '../door/door-page'
import { type CampusQuery, LoginForm } from './login-form'

// Absent until they have come: the form does without them.
type SignInOptions = Schemas['SignInOptions'] | undefined

// The form in one calm column; beside it a panel that goes away where the window is small.
export function LoginView({ campuses, options }: { campuses: CampusQuery; options: SignInOptions }) {
  const { t } = useText()
  const closed = options?.maintenance.on
  return (
    <DoorPage title={t('account.login.title')} text={t('account.login.welcome')} aside={<WelcomePanel />}>
      <LoginForm campuses={campuses} providers={options?.providers ?? []} />
      {closed && (
        <Box role="status" sx={{ mt: 3, color: 'text.secondary' }}>
          {t('network.maintenance')}
        </Box>
      )}
      {options?.registration && !closed && (
        <Box sx={{ mt: 3, color: 'text.secondary' }}>
          {t('account.login.no_account')} <DoorLink to="/register">{t('account.login.register')}</DoorLink>
        </Box>
      )}
    </DoorPage>
  )
}

// What the place is for, in three lines. Only where there is room.
function WelcomePanel() {
  const { t } = useText()
  const lines = [
    t('account.login.panel_courses'),
    t('account.login.panel_campus'),
    t('account.login.panel_library'),
  ]
  return (
    <Box
      component="section"
      aria-label={t('account.login.panel_title')}
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        justifyContent: 'center',
        px: 8,
        bgcolor: 'grey.50',
        borderInlineStart: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ maxWidth: 440 }}>
        <Typography variant="h1" component="p" sx={{ textWrap: 'balance' }}>
          {t('account.login.panel_title')}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 3, p: 0, display: 'grid', gap: 2 }}>
          {lines.map((line) => (
            <Box
              component="li"
              key={line}
              sx={{
                paddingInlineStart: 2,
                borderInlineStart: '3px solid',
                borderColor: 'primary.main',
                color: 'text.secondary',
                maxWidth: '55ch',
              }}
            >
              {line}
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  )
}
