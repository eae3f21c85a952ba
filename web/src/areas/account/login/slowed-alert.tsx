import Alert from '@mui/material/Alert'
import { useEffect, useState } from 'react'
import type { ApiError } from '@/api/api-error'
import { useText } from '@/texts/use-text'
import { DoorLink } from '../door/door-link'
import { isPause } from './is-pause'

// After many wrong passwords: how long to wait, and the way by mail, which needs no waiting. Where waiting is no way in,
// only the latter.
export function SlowedAlert({ failure, onOver }: { failure: ApiError; onOver: () => void }) {
  const { t, code } = useText()
  const waits = isPause(failure)
  const left = useSecondsLeft(failure, waits, onOver)
  const minutes = Math.ceil(left / 60)
  const wait =
    minutes > 1
      ? t('account.login.wait_minutes', { minutes })
      : t('account.login.wait_seconds', { seconds: left })
  return (
    <Alert severity="warning" role="alert">
      {waits ? `${t('account.login.slowed')} ${wait}` : code(failure.code, failure.params)}{' '}
      <DoorLink to="/forgot-password">{t('account.login.by_mail')}</DoorLink>
    </Alert>
  )
}

// Counts down by the clock, since a tab in the background sleeps; where the wait is over, the form may be sent again.
function useSecondsLeft(failure: ApiError, waits: boolean, onOver: () => void): number {
  const [until] = useState(() => Date.now() + Math.max(failure.retryAfter, 1) * 1000)
  const [now, setNow] = useState(() => Date.now())
  const over = now >= until
  useEffect(() => {
    if (!waits) return
    if (over) return onOver()
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [waits, over, onOver])
  return Math.max(Math.ceil((until - now) / 1000), 1)
}
