import { confirmProviderRequestLimits } from '@/api/limits/confirm-provider-request'
import { adoptSession } from '@/session/session-store'
import { useText } from '@/texts/use-text'
import { useNewRecordForm } from '@/ui/record/use-new-record-form'
import { DoorForm } from '../door/door-form'
import { DoorPage } from '../door/door-page'
import { CodeField } from '../second-factor/code-field'
import { confirmProvider, type Return } from './api'

// The provider has said who it is; the second factor proves it.
export function ProviderCode({ sent }: { sent: Return }) {
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
