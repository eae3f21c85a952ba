import { useQueryClient } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { FormScope } from '@/ui/form/form-scope'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { confirmEnrollment, type Enrollment, keepEnrollment, takeBack, type WaitingReason } from './api'
import { MoveDialog } from './move-dialog'
import { WaitingReasonField } from './waiting-reason-field'

type BackDialogProps = { enrollment: Enrollment; onClose: () => void }

// Makes a confirmed enrollment wait again.
export function BackDialog({ enrollment, onClose }: BackDialogProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const form = useFields<{ waiting_reason: WaitingReason }>({ values: { waiting_reason: '' }, limits: {} })
  const { person_name: name, campus_name: campus } = enrollment
  const send = form.handleSubmit(async ({ waiting_reason }) => {
    try {
      const waiting = await takeBack(enrollment.id, waiting_reason)
      keepEnrollment(cache, waiting)
      // Only where nobody has taken the place or changed the terms since: otherwise it is refused, and says why.
      const undo = () =>
        void confirmEnrollment(waiting, false).then((before) => keepEnrollment(cache, before), notifyFailure)
      notify({ text: t('enrollment.done.back', { name }), undo })
      onClose()
    } catch (error) {
      showFailure(form, error)
    }
  })
  return (
    <FormScope limits={{}}>
      <MoveDialog
        title={t('leaving.back.title', { name })}
        lines={[t('leaving.back.last'), t('leaving.back.schedule'), t('leaving.end.role', { campus })]}
        act={t('enrollment.move.back')}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={onClose}
      >
        <WaitingReasonField control={form.control} name="waiting_reason" />
      </MoveDialog>
    </FormScope>
  )
}
