import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useText } from '@/texts/use-text'
import type { Class } from './api'
import { EffectSummary } from './effect-summary'
import type { ClassStep } from './step-api'

type StepDoneProps = {
  titleId: string
  group: Class
  step: ClassStep
  undoing: boolean
  onUndo: () => void
  onClose: () => void
}

// What the step did, and the way back while it is fresh; later it stands in the history of steps.
export function StepDone({ titleId, group, step, undoing, onUndo, onClose }: StepDoneProps) {
  const { t } = useText()
  return (
    <>
      <DialogTitle id={titleId}>
        {t(`class.step.${step.kind}.done`, { code: group.code, level: step.next })}
      </DialogTitle>
      <DialogContent>
        <EffectSummary step={step} past />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" loading={undoing} onClick={onUndo} sx={{ marginInlineEnd: 'auto' }}>
          {t('class.step.undo')}
        </Button>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('ui.close')}
        </Button>
      </DialogActions>
    </>
  )
}
