import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { formatDate } from '@/lib/dates'
import { addDays, todayHere } from '@/lib/day-math'
import { useText } from '@/texts/use-text'
import { FormDialog } from '@/ui/form/form-dialog'
import { FormScope } from '@/ui/form/form-scope'
import { RadioField } from '@/ui/form/radio-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { type CourseRequest, type Days, grantRequest, periods, refreshRequests } from './api'

// The number of days is a choice of four: it needs no limits.
const limits = {}

// Opens a course to who asked for it, for some days.
export function GrantDialog({ request, onClose }: { request: CourseRequest; onClose: () => void }) {
  const { t, language } = useText()
  const cache = useQueryClient()
  const form = useFields({ values: { days: '90' }, limits })
  const days = Number(useWatch({ control: form.control, name: 'days' })) as Days
  const { person_name: person, course_name: course } = request
  const send = form.handleSubmit(async () => {
    try {
      await grantRequest(request.id, days)
      refreshRequests(cache)
      notify({ text: t('courserequest.granted', { person, course }) })
      onClose()
    } catch (error) {
      showFailure(form, error)
    }
  })
  return (
    <FormScope limits={limits}>
      <FormDialog
        title={t('courserequest.grant_title', { person, course })}
        act={t('courserequest.grant')}
        sending={form.formState.isSubmitting}
        onSend={() => void send()}
        onClose={onClose}
      >
        <RadioField
          control={form.control}
          name="days"
          label={t('courserequest.days_label')}
          choices={periods.map((count) => ({
            value: String(count),
            label: t('courserequest.days', { count }),
          }))}
        />
        <Typography sx={{ color: 'text.secondary' }}>
          {t('courserequest.until', { day: formatDate(addDays(todayHere(), days - 1), language) })}
        </Typography>
      </FormDialog>
    </FormScope>
  )
}
