import Box from '@mui/material/Box'
import { removeSecondFactorRequestLimits } from '@/api/limits/remove-second-factor-request'
import { useText } from '@/texts/use-text'
import { PasswordField } from '@/ui/form/password-field'
import { notify } from '@/ui/notices-store'
import { useNewRecordForm } from '@/ui/record/use-new-record-form'
import { removeSecondFactor } from './api'
import { CodeField } from './code-field'
import { StepForm } from './step-form'

type Removal = { existing_password: string; code: string }

// Switches the second factor off, for who can prove both halves of the sign-in.
export function RemoveStep({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { t } = useText()
  const state = useNewRecordForm<object, Removal>({
    values: { existing_password: '', code: '' },
    limits: removeSecondFactorRequestLimits,
    check: ({ existing_password, code }) => ({
      existing_password: existing_password ? undefined : 'account.existing_missing',
      code: code.trim() ? undefined : 'field.required',
    }),
    create: ({ existing_password, code }) => removeSecondFactor(existing_password, code.trim()),
    onCreated: () => {
      notify({ text: t('profile.factor.removed') })
      onDone()
    },
  })
  const { control } = state.form
  return (
    <StepForm state={state} act={t('profile.factor.remove')} irreversible onCancel={onCancel}>
      <Box sx={{ color: 'text.secondary' }}>{t('profile.factor.remove_text')}</Box>
      <PasswordField
        control={control}
        name="existing_password"
        label={t('profile.password.existing')}
        autoComplete="current-password"
        autoFocus
        required
      />
      <CodeField control={control} name="code" />
    </StepForm>
  )
}
