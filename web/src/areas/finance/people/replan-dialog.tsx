import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { replanFieldsLimits } from '@/api/limits/replan-fields'
import { formatDate } from '@/lib/dates'
import { todayHere } from '@/lib/day-math'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { DateField } from '@/ui/form/date-field'
import { FormDialog } from '@/ui/form/form-dialog'
import { FormScope } from '@/ui/form/form-scope'
import { NumberField } from '@/ui/form/number-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { refreshMoney } from '../refresh'
import { useMoney } from '../use-money'
import { type EnrollmentMoney, replan } from './api'

type ReplanForm = { installments: number | null; first_date: string }

const { installments, first_date } = replanFieldsLimits
const limits = { installments, first_date: { ...first_date, minLength: 1 } }

// Plans what is still owed anew: what was paid stays, the open installments are replaced. What was shown is sent with
// it: where somebody paid meanwhile, nothing is done.
export function ReplanDialog({ money, onClose }: { money: EnrollmentMoney; onClose: () => void }) {
  const texts = useText()
  const { t } = texts
  const cache = useQueryClient()
  const say = useMoney()
  const { enrollment_id, open, currency, student_name } = money
  const form = useFields<ReplanForm>({ values: { installments: null, first_date: todayHere() }, limits })
  const send = form.handleSubmit(async (plan) => {
    if (!(await pastIsMeant(plan.first_date, texts))) return
    try {
      await replan(enrollment_id, { installments: plan.installments ?? 1, first_date: plan.first_date, open })
      notify({ text: t('finance.replan.done') })
      onClose()
    } catch (error) {
      showFailure(form, error)
    } finally {
      refreshMoney(cache)
    }
  })
  return (
    <FormScope limits={limits}>
      <FormDialog
        title={t('finance.replan.title', { name: student_name })}
        act={t('finance.replan.act')}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={onClose}
      >
        <Box sx={{ color: 'text.secondary' }}>
          {t('finance.replan.text', { amount: say(open, currency) })}
        </Box>
        <NumberField
          control={form.control}
          name="installments"
          label={t('finance.replan.installments')}
          required
        />
        <DateField
          control={form.control}
          name="first_date"
          label={t('finance.replan.first_date')}
          autoComplete="off"
          required
        />
      </FormDialog>
    </FormScope>
  )
}

// A first payment that was due before today is mostly a slip of the year.
async function pastIsMeant(day: string, { t, language }: Texts): Promise<boolean> {
  if (day >= todayHere()) return true
  return confirm({
    title: t('finance.replan.past'),
    text: t('finance.replan.past_text', { day: formatDate(day, language) }),
    act: t('finance.replan.past_act'),
    cancel: t('finance.replan.past_change'),
  })
}
