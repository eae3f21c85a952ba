import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { confirmProviderRequestLimits } from '@/api/limits/confirm-provider-request'
import { adoptSession } from '@/session/session-store'
import { useText } from '@/texts/use-text'
import { errorText } from '@/ui/error-text'
import { useNewRecordForm } from '@/ui/record/use-new-record-form'
import { DoorForm } from '../door/door-form'
import { DoorPage } from '../door/door-page'
import { CodeField } from '../second-factor/code-field'
import { needsCode } from '../second-factor/needs-code'
import { confirmProvider, finishProvider, type Return, takeReturn } from './api'

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

// The provider has said who it is; the second factor proves it.
function ProviderCode({ sent }: { sent: Return }) {
  const { t } = useText()
  const state = useNewRecordForm<true, { code: string }>({
    values: { code: '' },
    limits: confirmProviderRequestLimits,
    check: ({ code }) => ({ code: code.trim() ? undefined : 'field.required' }),
    create: async ({ code }) => {
      adoptSession(await confirmProvider(sent, code.trim()))
      return true
    },
    onCreated: () => {},
  })
  return (
    <DoorPage title={t('account.provider.code_title')} text={t('session.second_factor_needed')}>
      <DoorForm state={state} act={t('account.login.act')}>
        <CodeField control={state.form.control} name="code" autoFocus />
      </DoorForm>
    </DoorPage>
  )
}
