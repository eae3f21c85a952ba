import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { copyPlanningYearRequestLimits } from '@/api/limits/copy-planning-year-request'
import { isDay } from '@/lib/calendar-days'
import { addDays, daysBetween } from '@/lib/day-math'
import { sayWeekdays } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import { ChoiceField } from '@/ui/form/choice-field'
import { DateField } from '@/ui/form/date-field'
import { FormScope } from '@/ui/form/form-scope'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { notify } from '@/ui/notices-store'
import { FullWidth } from '@/ui/record/full-width'
import { copyYear, type Planning, planningListQuery, refreshPlannings } from './api'
import { PlanningDialog } from './planning-dialog'
import { recentSchoolYears, saySchoolYear } from './school-year'
import { mostAtOnce, yearLater } from './series-dates'

const limits = {
  first_day: { ...copyPlanningYearRequestLimits.first_day, minLength: 1 },
  year: { minLength: 1 },
} as const

type CopyForm = { year: string; first_day: string }

type CopyYearDialogProps = {
  year: number
  onClose: () => void
  onCreated: (made: Planning[]) => void
}

// The week-ends of a year once more, all moved by as many days as the first. Their boards begin empty.
export function CopyYearDialog({ year, onClose, onCreated }: CopyYearDialogProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const form = useFields<CopyForm>({ values: { year: String(year), first_day: '' }, limits })
  const [from, firstDay] = useWatch({ control: form.control, name: ['year', 'first_day'] })
  const source = useQuery(planningListQuery(sourceOf(Number(from)), firstPage))
  const plannings = source.isPlaceholderData ? undefined : source.data?.items
  const begins = plannings?.[0]?.first_day
  // Whoever chooses another year starts from its own dates.
  const { setValue } = form
  useEffect(() => {
    if (begins) setValue('first_day', yearLater(begins))
  }, [begins, setValue])
  const copy = useMutation({
    mutationFn: ({ first_day }: CopyForm) => copyYear({ year: Number(from), first_day }),
    onSuccess: (made) => {
      refreshPlannings(cache)
      notify({ text: t('plannings.made', { count: made.length }) })
      onClose()
      onCreated(made)
    },
    onError: (error) => showFailure(form, error),
  })
  const choices = recentSchoolYears().map((one) => ({ value: String(one), label: saySchoolYear(one) }))
  return (
    <FormScope limits={limits}>
      <PlanningDialog
        title={t('plannings.copy_year.open')}
        act={t('plannings.copy_year.act')}
        sending={copy.isPending}
        disabled={plannings?.length === 0}
        onSubmit={() => void form.handleSubmit((fields) => copy.mutate(fields))()}
        onClose={onClose}
      >
        <ChoiceField
          control={form.control}
          name="year"
          label={t('plannings.copy_year.year')}
          choices={choices}
        />
        <DateField
          control={form.control}
          name="first_day"
          label={t('plannings.copy_year.first_day')}
          autoComplete="off"
        />
        <FullWidth>
          <CopyPreview plannings={plannings} firstDay={firstDay} />
        </FullWidth>
      </PlanningDialog>
    </FormScope>
  )
}

const firstPage = { q: '', page: 1, pageSize: mostAtOnce, sort: 'date', filters: {} } as const

function sourceOf(year: number) {
  const state: ('draft' | 'published' | 'closed')[] = ['draft', 'published', 'closed']
  return { sort: 'date' as const, year, state }
}

type CopyPreviewProps = { plannings: readonly Planning[] | undefined; firstDay: string }

// What is copied, and where it comes to lie.
function CopyPreview({ plannings, firstDay }: CopyPreviewProps) {
  const { t, language } = useText()
  const said = useMemo(() => {
    const [first, last] = [plannings?.[0], plannings?.at(-1)]
    if (!first || !last || !isDay(firstDay)) return ''
    const shift = daysBetween(first.first_day, firstDay)
    const span = ({ first_day, last_day }: Planning) =>
      sayWeekdays(addDays(first_day, shift), addDays(last_day, shift), language)
    return t('plannings.copy_year.preview', {
      count: plannings?.length ?? 0,
      first: span(first),
      last: span(last),
    })
  }, [plannings, firstDay, language, t])
  return (
    <Typography role="status" variant="body2" sx={{ color: 'text.secondary', minHeight: '3lh' }}>
      {plannings?.length === 0
        ? t('planning.year_empty')
        : said && `${said} ${t('plannings.copy_year.note')}`}
    </Typography>
  )
}
