import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { adoptSession } from '@/session/session-store'
import { useText } from '@/texts/use-text'
import { errorText } from '@/ui/error-text'
import { DoorPage } from '../door/door-page'
import { needsCode } from '../second-factor/needs-code'
import { finishProvider, takeReturn } from './api'
import { ProviderCode } from './provider-code'

// /login/provider: where an identity provider sends people back to. When all is well the router leads on at once.
export function Component() {
  const texts = useText()
  const { t } = texts
  const [denied] = useState(() => new URLSearchParams(window.location.search).has('error'))
  const [sent] = useState(takeReturn)
  const [failure, setFailure] = useState<unknown>(null)
  const begun = useRef(false)
  useEffect(() => {
    // What the provider gave works once.
    if (!sent || begun.current) return
    begun.current = true
    finishProvider(sent).then(adoptSession).catch(setFailure)
  }, [sent])
  if (sent && needsCode(failure)) return <ProviderCode sent={sent} />
  if (sent && failure === null) {
    return (
      <DoorPage title={t('account.provider.title')} text={t('account.provider.text')}>
        <LinearProgress aria-label={t('ui.loading')} />
      </DoorPage>
    )
  }
  const lost = denied ? t('account.provider.denied') : t('account.provider.lost')
  const reason = failure === null ? lost : errorText(failure, texts)
  return (
    <DoorPage title={t('account.provider.failed')} text={reason ?? t('request.failed')}>
      <Button variant="contained" size="large" fullWidth component={Link} to="/login">
        {t('account.login.back')}
      </Button>
    </DoorPage>
  )
}
