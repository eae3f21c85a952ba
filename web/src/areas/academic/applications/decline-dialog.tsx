import { useQueryClient } from '@tanstack/react-query'
import { declineApplicationsRequestLimits } from '@/api/limits/decline-applications-request'
import { useText } from '@/texts/use-text'
import { ChoiceField } from '@/ui/form/choice-field'
import { FormScope } from '@/ui/form/form-scope'
import { TextField } from '@/ui/form/text-field'
import { useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { MoveDialog } from '../enrollments/move-dialog'
import { type Application, declineApplications, type Reason, refreshApplications } from './api'
import { tellRefused } from './tell-refused'

type DeclineDialogProps = {
  rows: readonly Application[]
  onDone: () => void
  onUndo: () => void
  onClose: () => void
}

const reasons: Reason[] = ['full', 'requirements', 'papers', 'no_answer', 'withdrew', 'other']
const limits = { reason: { minLength: 1 }, message: declineApplicationsRequestLimits.message }

// Closes applications with a reason; each is told by mail, and may apply again.
export function DeclineDialog({ rows, onDone, onUndo, onClose }: DeclineDialogProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const form = useFields<{ reason: string; message: string }>({ values: { reason: '', message: '' }, limits })
  const send = form.handleSubmit(async ({ reason, message }) => {
    try {
      await declineApplications(rows, { reason: reason as Reason, message: message.trim() })
      notify({ text: t('application.declined', { count: rows.length }), undo: onUndo })
      onDone()
      onClose()
    } catch (error) {
      refreshApplications(cache)
      tellRefused(error, rows)
    }
  })
  const [first] = rows
  const silent = rows.filter(({ email }) => email === '').length
  const lines = [
    t('application.decline.text'),
    ...(rows.some(({ state }) => state === 'waiting') ? [t('application.decline.leaves_list')] : []),
    ...(silent > 0 ? [t('application.decline.no_email', { count: silent })] : []),
  ]
  return (
    <FormScope limits={limits}>
      <MoveDialog
        title={
          rows.length === 1 && first
            ? t('application.decline.title', { name: first.name })
            : t('application.decline.title_many', { count: rows.length })
        }
        lines={lines}
        act={t('application.act.decline')}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={onClose}
      >
        <ChoiceField
          control={form.control}
          name="reason"
          label={t('application.reason_label')}
          placeholder={t('ui.choose')}
          choices={reasons.map((value) => ({ value, label: t(`application.reason.${value}`) }))}
        />
        <TextField
          control={form.control}
          name="message"
          label={t('application.decline.message')}
          help={t('application.decline.message_help')}
          multiline
          minRows={3}
          autoComplete="off"
        />
      </MoveDialog>
    </FormScope>
  )
}
