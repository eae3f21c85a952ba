import Alert from '@mui/material/Alert'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { transferEnrollmentRequestLimits as limits } from '@/api/limits/transfer-enrollment-request'
import { staleRecord } from '@/api/stale-record'
import { useText } from '@/texts/use-text'
import type { FieldOf } from '@/ui/form/controlled-field'
import { FormScope } from '@/ui/form/form-scope'
import { type RemoteChoice, RemoteChoiceField } from '@/ui/form/remote-choice-field'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { useSeenChoices } from '@/ui/form/use-seen-choices'
import { notify } from '@/ui/notices-store'
import {
  type Enrollment,
  enrollmentPath,
  keepEnrollment,
  receivingClassesQuery,
  refreshEnrollments,
  transferEnrollment,
} from './api'
import { changedSince } from './changed-since'
import { aboutClass } from './class-field'
import { MoveDialog } from './move-dialog'
import { undoIn } from './moves'
import { withOverfill } from './overfill'

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
    const act = t('leaving.transfer.anyway')
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
        title={t('leaving.transfer.title', { name })}
        lines={[
          t('leaving.transfer.ends', { class: class_code }),
          t('leaving.transfer.moves'),
          t('leaving.end.undo'),
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

type ReceivingClassFieldProps<T extends FieldValues> = Omit<FieldOf<T>, 'label'> & { enrollmentId: string }

// Where a student can be transferred to: a class of any campus that can take over his installments.
function ReceivingClassField<T extends FieldValues>(props: ReceivingClassFieldProps<T>) {
  const { enrollmentId, ...field } = props
  const { t } = useText()
  const seen = useSeenChoices()
  const useChoices = useMemo(() => choicesOf(enrollmentId), [enrollmentId])
  return (
    <RemoteChoiceField
      {...field}
      label={t('leaving.transfer.to')}
      placeholder={t('enrollment.class_search')}
      useChoices={useChoices}
      {...seen}
    />
  )
}

const choicesOf = (enrollmentId: string) =>
  function useReceivingClasses(typed: string, asked: boolean) {
    const texts = useText()
    const found = useQuery({ ...receivingClassesQuery(enrollmentId, typed), enabled: asked })
    const choices = (found.data?.items ?? []).map(
      (group): RemoteChoice => ({
        id: group.id,
        name: `${group.code} (${group.campus_name})`,
        about: aboutClass(group, texts),
      }),
    )
    return { choices, loading: found.isFetching }
  }
