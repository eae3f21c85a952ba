import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId } from 'react'
import { Link } from 'react-router'
import { useMay } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import type { Class } from './api'
import { EffectSummary } from './effect-summary'
import type { ClassStep, StepKind } from './step-api'
import { StepStudents } from './step-students'
import { useStep } from './use-step'

type StepDialogProps = { group: Class; kind: StepKind; onClose: () => void }

// Takes a whole class on. First what will happen to whom, with a tick for each student; then what was done, and the
// way back.
export function StepDialog({ group, kind, onClose }: StepDialogProps) {
  const { t } = useText()
  const id = useId()
  const phone = useMediaQuery('(max-width: 599px)', { noSsr: true })
  const step = useStep(group, kind)
  const { plan, done, changed, tick, take, undo } = step
  const title = t(`class.step.${kind}.title`, { code: group.code, level: plan.data?.next ?? group.level + 1 })
  if (done) {
    return (
      <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
        <StepDone
          titleId={id}
          group={group}
          step={done}
          undoing={undo.isPending}
          onUndo={() => undo.mutate(done, { onSuccess: onClose })}
          onClose={onClose}
        />
      </Dialog>
    )
  }
  return (
    <Dialog open fullWidth fullScreen={phone} maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <QueryView query={plan} loading={<LoadingRows rows={6} height={48} />}>
          {(shown) => (
            <>
              {changed && <Alert severity="warning">{t('class.step.changed')}</Alert>}
              <Box sx={{ color: 'text.secondary' }}>{t(`class.step.${kind}.text`)}</Box>
              <Box role="status" sx={{ fontWeight: 550 }}>
                <EffectSummary step={shown} />
              </Box>
              <StepStudents
                step={shown}
                disabled={tick.isPending || take.isPending}
                onPass={(students, passed) => tick.mutate({ students, passed })}
              />
            </>
          )}
        </QueryView>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={!plan.data || tick.isPending}
          loading={take.isPending}
          onClick={() => take.mutate(plan.data as ClassStep)}
        >
          {t(`class.step.${kind}.act`)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type StepDoneProps = {
  titleId: string
  group: Class
  step: ClassStep
  undoing: boolean
  onUndo: () => void
  onClose: () => void
}

// What the step did, and the way back while it is fresh; later it stands in the history of steps. After a graduation,
// the way to the certificates or diplomas of who completed.
function StepDone({ titleId, group, step, undoing, onUndo, onClose }: StepDoneProps) {
  const { t } = useText()
  const issues = useMay('issuePapers') && step.students.some(({ effect }) => effect === 'completes')
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
        {issues && (
          <Button component={Link} to={`/apps/campus/papers/${group.id}`}>
            {t(`class.step.papers.${group.programme}`)}
          </Button>
        )}
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('ui.close')}
        </Button>
      </DialogActions>
    </>
  )
}
