import { useQueryClient } from '@tanstack/react-query'
import { endEnrollmentRequestLimits } from '@/api/limits/end-enrollment-request'
import { useText } from '@/texts/use-text'
import { FormScope } from '@/ui/form/form-scope'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { type Ending, type Enrollment, endEnrollment, keepEnrollment } from './api'
import { MoveDialog } from './move-dialog'
import { undoIn } from './moves'

type EndDialogProps = { enrollment: Enrollment; move: Ending; onClose: () => void }

// Gives an enrollment its outcome, with the reason for those who look at it later.
export function EndDialog({ enrollment, move, onClose }: EndDialogProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const limits = { reason: endEnrollmentRequestLimits.reason }
  const form = useFields({ values: { reason: '' }, limits })
  const { person_name: name, class_code, campus_name: campus, status } = enrollment
  const send = form.handleSubmit(async ({ reason }) => {
    try {
      keepEnrollment(cache, await endEnrollment(enrollment.id, move, reason.trim()))
      notify({ text: t(`enrollment.done.${move}`, { name }), undo: undoIn(cache, enrollment.id) })
      onClose()
    } catch (error) {
      showFailure(form, error)
    }
  })
  const lines =
    status === 'waiting'
      ? [t('enrollment.end.leaves_list')]
      : [
          t(`enrollment.end.${move}`, { name, campus }),
          t('enrollment.end.role', { campus }),
          t('enrollment.end.schedule'),
        ]
  return (
    <FormScope limits={limits}>
      <MoveDialog
        title={t(`enrollment.end.title.${move}`, { name, class: class_code })}
        lines={[...lines, t('enrollment.end.undo')]}
        act={t(`enrollment.move.${move}`)}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={onClose}
      >
        <TextField
          control={form.control}
          name="reason"
          label={t('enrollment.reason')}
          multiline
          minRows={2}
          autoComplete="off"
        />
      </MoveDialog>
    </FormScope>
  )
}
