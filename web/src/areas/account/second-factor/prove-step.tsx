import Box from '@mui/material/Box'
import { proofLimits } from '@/api/limits/proof'
import { useText } from '@/texts/use-text'
import { PasswordField } from '@/ui/form/password-field'
import { useNewRecordForm } from '@/ui/record/use-new-record-form'
import { StepForm } from './step-form'

type ProveStepProps<R> = {
  text?: string
  act: string
  prove: (password: string) => Promise<R>
  onProved: (answer: R) => void
  onCancel?: (() => void) | undefined
}

// Asks for the password once more: an open tablet is no proof of who holds it.
export function ProveStep<R>({ text, act, prove, onProved, onCancel }: ProveStepProps<R>) {
  const { t } = useText()
  const state = useNewRecordForm<R, { existing_password: string }>({
    values: { existing_password: '' },
    limits: proofLimits,
    check: (values) => ({
      existing_password: values.existing_password ? undefined : 'account.existing_missing',
    }),
    create: ({ existing_password }) => prove(existing_password),
    onCreated: onProved,
  })
  return (
    <StepForm state={state} act={act} onCancel={onCancel}>
      <Box sx={{ color: 'text.secondary' }}>
        {text} {t('profile.factor.prove')}
      </Box>
      <PasswordField
        control={state.form.control}
        name="existing_password"
        label={t('profile.password.existing')}
        autoComplete="current-password"
        autoFocus
        required
      />
    </StepForm>
  )
}
