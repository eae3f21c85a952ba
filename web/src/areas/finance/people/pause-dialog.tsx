import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { formatDate } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { DateField } from '@/ui/form/date-field'
import { FormDialog } from '@/ui/form/form-dialog'
import { FormScope } from '@/ui/form/form-scope'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { refreshMoney } from '../refresh'
import { type EnrollmentMoney, pauseReminders } from './api'

type PauseForm = { until: string }

const limits = { until: {} }

// Somebody has promised to pay later: until that day nothing reminds of what is owed for his enrollment.
export function PauseDialog({ money, onClose }: { money: EnrollmentMoney; onClose: () => void }) {
  const { t, language } = useText()
  const cache = useQueryClient()
  const { enrollment_id, student_name, paused_until = '' } = money
  const form = useFields<PauseForm>({ values: { until: paused_until }, limits })
  const send = form.handleSubmit(async ({ until }) => {
    try {
      await pauseReminders(enrollment_id, until)
      refreshMoney(cache)
      notify({
        text: until
          ? t('finance.pause.done', { day: formatDate(until, language) })
          : t('finance.pause.ended'),
      })
      onClose()
    } catch (error) {
      showFailure(form, error)
    }
  })
  return (
    <FormScope limits={limits}>
      <FormDialog
        title={t('finance.pause.title', { name: student_name })}
        act={t('finance.pause.save')}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={onClose}
      >
        <Box sx={{ color: 'text.secondary' }}>{t('finance.pause.text')}</Box>
        <DateField control={form.control} name="until" label={t('finance.pause.until')} autoComplete="off" />
      </FormDialog>
    </FormScope>
  )
}
