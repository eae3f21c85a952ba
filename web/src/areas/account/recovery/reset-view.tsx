import { useNavigate } from 'react-router'
import { ApiError } from '@/api/api-error'
import { resetPasswordRequestLimits } from '@/api/limits/reset-password-request'
import { useText } from '@/texts/use-text'
import { notify } from '@/ui/notices-store'
import { useNewRecordForm } from '@/ui/record/use-new-record-form'
import { DoorForm } from '../door/door-form'
import { DoorPage } from '../door/door-page'
import { NewPasswordFields } from '../password/new-password-fields'
import { newPasswordFaults } from '../password/password-rules'
import { type NewPassword, resetPassword } from './api'

type ResetViewProps = { token: string; onInvalid: () => void }

const nothing: NewPassword = { password: '', password_confirmation: '' }

// A new password, typed twice.
export function ResetView({ token, onInvalid }: ResetViewProps) {
  const { t } = useText()
  const navigate = useNavigate()
  const state = useNewRecordForm<true | null, NewPassword>({
    values: nothing,
    limits: resetPasswordRequestLimits,
    check: newPasswordFaults,
    create: async (password) => {
      try {
        await resetPassword(token, password)
        return true
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'account.link_invalid')) throw error
        onInvalid()
        return null
      }
    },
    onCreated: () => {
      notify({ text: t('account.reset.done') })
      void navigate('/login', { replace: true })
    },
  })
  return (
    <DoorPage title={t('account.reset.title')} text={t('account.reset.text')}>
      <DoorForm state={state} act={t('account.reset.act')}>
        <NewPasswordFields form={state.form} />
      </DoorForm>
    </DoorPage>
  )
}
