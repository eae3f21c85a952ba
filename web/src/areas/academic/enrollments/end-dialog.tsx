import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { type Control, useWatch } from 'react-hook-form'
import { endEnrollmentRequestLimits } from '@/api/limits/end-enrollment-request'
import { isDay } from '@/lib/calendar-days'
import { todayHere } from '@/lib/day-math'
import { formatMoney } from '@/lib/money'
import { useText } from '@/texts/use-text'
import { DateField } from '@/ui/form/date-field'
import { FormScope } from '@/ui/form/form-scope'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { type Ending, type Enrollment, endEnrollment, keepEnrollment } from './api'
import { scheduleOf } from './installments'
import { MoveDialog } from './move-dialog'
import { undoIn } from './moves'
import { completeTerms, termsOf } from './terms'

type EndDialogProps = { enrollment: Enrollment; move: Ending; onClose: () => void }

type EndForm = { from: string; reason: string }

// Gives an enrollment its outcome, with the reason for those who look at it later.
export function EndDialog({ enrollment, move, onClose }: EndDialogProps) {
  const { t } = useText()
  const cache = useQueryClient()
  // Who completes owes all; who only waited owed nothing.
  const leaves = move !== 'complete' && enrollment.status === 'confirmed'
  const limits = {
    from: { ...endEnrollmentRequestLimits.from, required: leaves },
    reason: endEnrollmentRequestLimits.reason,
  }
  const form = useFields<EndForm>({ values: { from: todayHere(), reason: '' }, limits })
  const { person_name: name, class_code, campus_name: campus, status } = enrollment
  const send = form.handleSubmit(async ({ from, reason }) => {
    try {
      const body = { move, reason: reason.trim(), ...(leaves && { from }) }
      keepEnrollment(cache, await endEnrollment(enrollment.id, body))
      notify({ text: t(`enrollment.done.${move}`, { name }), undo: undoIn(cache, enrollment.id) })
      onClose()
    } catch (error) {
      showFailure(form, error)
    }
  })
  const lines =
    status === 'waiting'
      ? [t('leaving.end.leaves_list')]
      : [t(`leaving.end.${move}`, { name, campus }), t('leaving.end.role', { campus })]
  if (move === 'complete') lines.push(t('leaving.end.schedule'))
  return (
    <FormScope limits={limits}>
      <MoveDialog
        title={t(`leaving.end.title.${move}`, { name, class: class_code })}
        lines={[...lines, t('leaving.end.undo')]}
        act={t(`enrollment.move.${move}`)}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={onClose}
      >
        {leaves && (
          <div>
            <DateField control={form.control} name="from" label={t('leaving.end.from')} autoComplete="off" />
            <Canceled enrollment={enrollment} control={form.control} />
          </div>
        )}
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

// What is no longer owed from the chosen day on, as it changes.
function Canceled({ enrollment: { money }, control }: { enrollment: Enrollment; control: Control<EndForm> }) {
  const { t, language } = useText()
  const from = useWatch({ control, name: 'from' })
  const terms = money && completeTerms(termsOf(money))
  if (!terms || !isDay(from)) return null
  const later = scheduleOf(terms).filter(({ deadline }) => deadline >= from)
  const sum = later.reduce((all, { amount }) => all + amount, 0)
  const amount = formatMoney(sum, money.currency, language)
  return (
    <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
      {t(later.length > 0 ? 'leaving.end.canceled' : 'leaving.end.all_due', {
        count: later.length,
        amount,
      })}
    </Typography>
  )
}
