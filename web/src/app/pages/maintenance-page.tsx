import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { takeTarget } from '@/session/redirect-target'
import { refreshSession, useSession } from '@/session/session-store'
import { useText } from '@/texts/use-text'
import { ErrorState } from '@/ui/states/error-state'
import { MessageState } from '@/ui/states/message-state'
import { BarePage } from './bare-page'
import { MaintenanceView } from './maintenance-view'
import { useMaintenance } from './use-maintenance'

// /pages/maintenance: where who opens a page during maintenance waits for its end, and then goes on to that page.
export function Component() {
  const { t } = useText()
  const { maintenance, error, checking, check } = useMaintenance()
  const signedIn = useSession((state) => state.user !== null)
  const over = useGoOn(maintenance?.on)
  return (
    <BarePage title={t(maintenance?.on ? 'home.maintenance.title' : 'home.maintenance.none')}>
      {error && <ErrorState page error={error} onRetry={check} />}
      {maintenance?.on && (
        <MaintenanceView maintenance={maintenance} checking={checking} onCheck={check}>
          {/* Who is signed in as somebody else signs out on the way. */}
          <Button component={Link} to={signedIn ? '/logout' : '/login'}>
            {t('home.maintenance.sign_in')}
          </Button>
        </MaintenanceView>
      )}
      {maintenance && !maintenance.on && !over && <Open />}
    </BarePage>
  )
}

function Open() {
  const { t } = useText()
  return (
    <MessageState
      page
      title={t('home.maintenance.none')}
      text={t('home.maintenance.none_text')}
      action={
        <Button variant="outlined" component={Link} to="/">
          {t('ui.home')}
        </Button>
      }
    />
  )
}

// Takes who waited to where he wanted to go, once it is over. Who opened this address by himself stays.
function useGoOn(on: boolean | undefined): boolean {
  const navigate = useNavigate()
  const waited = useRef(useSession((state) => state.user?.maintenance === true))
  waited.current ||= on === true
  const over = on === false && waited.current
  useEffect(() => {
    if (!over) return
    const goOn = () => void navigate(takeTarget() ?? '/', { replace: true })
    if (!useSession.getState().user) return goOn()
    refreshSession().then(goOn, goOn)
  }, [over, navigate])
  return over
}
