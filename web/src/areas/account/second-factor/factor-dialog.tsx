import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useText } from '@/texts/use-text'
import { RemoveStep } from './remove-step'
import { RenewSteps } from './renew-steps'
import { SetUpSteps } from './set-up-steps'

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
