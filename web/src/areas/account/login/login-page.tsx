import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '@/api/client'
import { useText } from '@/texts/use-text'
import { openCampusesQuery, signInOptionsQuery } from '../door/api'
import { DoorLink } from '../door/door-link'
import { DoorPage } from '../door/door-page'
import { type CampusQuery, LoginForm } from './login-form'
import { WelcomePanel } from './welcome-panel'

// /login: fetches the campuses that the form offers, and what else there is to sign in with.
export function Component() {
  const campuses = useQuery(openCampusesQuery())
  const options = useQuery(signInOptionsQuery())
  return <LoginView campuses={campuses} options={options.data} />
}

// Absent until they have come: the form does without them.
type SignInOptions = Schemas['SignInOptions'] | undefined

// The form in one calm column; beside it a panel that goes away where the window is small.
function LoginView({ campuses, options }: { campuses: CampusQuery; options: SignInOptions }) {
  const { t } = useText()
  const school = options?.school_name ?? ''
  const mark = options?.mark ?? ''
  const closed = options?.maintenance.on
  return (
    <DoorPage
      title={t('account.login.title')}
      text={t('account.login.welcome')}
      school={school}
      mark={mark}
      aside={<WelcomePanel school={school} mark={mark} />}
    >
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
