import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { removeSecondFactorRequestLimits } from '@/api/limits/remove-second-factor-request'
import { useText } from '@/texts/use-text'
import { PasswordField } from '@/ui/form/password-field'
import { notify } from '@/ui/notices-store'
import { useNewRecordForm } from '@/ui/record/use-new-record-form'
import { removeSecondFactor, renewRecoveryCodes } from './api'
import { CodeField } from './code-field'
import { CodesStep } from './codes-step'
import { ProveStep } from './prove-step'
import { SetUpSteps } from './set-up-steps'
import { StepForm } from './step-form'

const steps = { set_up: SetUpSteps, renew: RenewSteps, remove: RemoveStep }

export type FactorAct = keyof typeof steps

type FactorDialogProps = { act: FactorAct; onClose: () => void }

// One act on the second factor, step by step. A click beside it closes nothing: the codes are shown only once.
export function FactorDialog({ act, onClose }: FactorDialogProps) {
  const { t } = useText()
  const id = useId()
  const Steps = steps[act]
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
      onClose={(_event, reason) => reason !== 'backdropClick' && onClose()}
    >
      <DialogTitle id={id}>{t(`profile.factor.${act}`)}</DialogTitle>
      <DialogContent sx={{ '&&': { pb: 2.5 } }}>
        <Steps onDone={onClose} onCancel={onClose} />
      </DialogContent>
    </Dialog>
  )
}

// New recovery codes in the place of the old ones.
function RenewSteps({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { t } = useText()
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <CodesStep codes={codes} onKept={onDone} />
  return (
    <ProveStep
      text={t('profile.factor.renew_text')}
      act={t('profile.factor.renew')}
      prove={renewRecoveryCodes}
      onProved={setCodes}
      onCancel={onCancel}
    />
  )
}

type Removal = { existing_password: string; code: string }

// Switches the second factor off, for who can prove both halves of the sign-in.
function RemoveStep({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
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
