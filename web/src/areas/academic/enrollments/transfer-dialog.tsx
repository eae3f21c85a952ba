import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { transferEnrollmentRequestLimits as limits } from '@/api/limits/transfer-enrollment-request'
import { useText } from '@/texts/use-text'
import { FormScope } from '@/ui/form/form-scope'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { type Enrollment, enrollmentPath, refreshEnrollments, transferEnrollment } from './api'
import { MoveDialog } from './move-dialog'
import { withOverfill } from './overfill'
import { ReceivingClassField } from './receiving-class-field'

type TransferDialogProps = { enrollment: Enrollment; onClose: () => void }
type TransferForm = { class_id: string; reason: string }

// Moves a student to another class, here or at another campus.
export function TransferDialog({ enrollment, onClose }: TransferDialogProps) {
  const texts = useText()
  const { t } = texts
  const cache = useQueryClient()
  const navigate = useNavigate()
  const form = useFields<TransferForm>({ values: { class_id: '', reason: '' }, limits })
  const { id, person_name: name, class_code } = enrollment
  const attempt = async (fields: TransferForm, overfill: boolean) => {
    const next = await transferEnrollment(id, { ...fields, reason: fields.reason.trim(), overfill })
    refreshEnrollments(cache)
    notify({
      text: t('enrollment.done.transfer', { name, class: next.class_code, campus: next.campus_name }),
    })
    onClose()
    // At a campus beyond one's reach it cannot be opened any more.
    if (next.may_edit) void navigate(enrollmentPath(next.id))
  }
  const send = form.handleSubmit(async (fields) => {
    const act = t('enrollment.transfer.anyway')
    await withOverfill((overfill) => attempt(fields, overfill), texts, act).catch((error) =>
      showFailure(form, error),
    )
  })
  return (
    <FormScope limits={limits}>
      <MoveDialog
        title={t('enrollment.transfer.title', { name })}
        lines={[
          t('enrollment.transfer.ends', { class: class_code }),
          t('enrollment.transfer.moves'),
          t('enrollment.end.undo'),
        ]}
        act={t('enrollment.move.transfer')}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={onClose}
      >
        <ReceivingClassField control={form.control} name="class_id" enrollmentId={id} />
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
