import Box from '@mui/material/Box'
import { useNavigate } from 'react-router'
import { takeTarget } from '@/session/redirect-target'
import { refreshSession } from '@/session/session-store'
import { useText } from '@/texts/use-text'
import { notifyFailure } from '@/ui/notify-failure'
import { DoorLink } from '../door/door-link'
import { DoorPage } from '../door/door-page'
import { SetUpSteps } from './set-up-steps'

// /pages/second-factor: who has a role that asks for a second factor sets it up before anything else.
export function Component() {
  const { t } = useText()
  const navigate = useNavigate()
  const handleDone = async () => {
    try {
      await refreshSession()
      await navigate(takeTarget() ?? '/', { replace: true })
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <DoorPage title={t('profile.factor.set_up')} text={t('profile.factor.hold_text')}>
      <SetUpSteps onDone={() => void handleDone()} />
      <Box sx={{ mt: 3 }}>
        <DoorLink to="/logout">{t('profile.factor.leave')}</DoorLink>
      </Box>
    </DoorPage>
  )
}
