import Alert from '@mui/material/Alert'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { transferEnrollmentRequestLimits as limits } from '@/api/limits/transfer-enrollment-request'
import { staleRecord } from '@/api/stale-record'
import { useText } from '@/texts/use-text'
import { FormScope } from '@/ui/form/form-scope'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import {
  type Enrollment,
  enrollmentPath,
  keepEnrollment,
  refreshEnrollments,
  transferEnrollment,
} from './api'
import { changedSince } from './changed-since'
import { MoveDialog } from './move-dialog'
import { undoIn } from './moves'
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
  // What one looks at, and what somebody else changed of it in the meantime.
  const [shown, setShown] = useState(enrollment)
  const [changed, setChanged] = useState<readonly string[]>([])
  const { id, person_name: name, class_code } = enrollment
  const attempt = async (fields: TransferForm, overfill: boolean) => {
    const { version } = shown
    const next = await transferEnrollment(id, { ...fields, version, reason: fields.reason.trim(), overfill })
    refreshEnrollments(cache)
    notify({
      text: t('enrollment.done.transfer', { name, class: next.class_code, campus: next.campus_name }),
      undo: undoIn(cache, id),
    })
    onClose()
    // At a campus beyond one's reach it cannot be opened any more.
    if (next.may_edit) void navigate(enrollmentPath(next.id))
  }
  const send = form.handleSubmit(async (fields) => {
    const act = t('enrollment.transfer.anyway')
    await withOverfill((overfill) => attempt(fields, overfill), texts, act).catch(refuse)
  })
  const refuse = (error: unknown) => {
    const current = staleRecord<Enrollment>(error)
    if (!current) return showFailure(form, error)
    keepEnrollment(cache, current)
    setChanged(changedSince(shown, current, texts))
    setShown(current)
  }
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
        {shown !== enrollment && (
          <Alert severity="warning" variant="outlined">
            {[t('enrollment.changed.text'), ...changed].map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Alert>
        )}
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
