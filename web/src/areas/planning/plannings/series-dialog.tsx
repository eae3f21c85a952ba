import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Control, useController, useWatch } from 'react-hook-form'
import { createPlanningSeriesRequestLimits } from '@/api/limits/create-planning-series-request'
import { isDay } from '@/lib/calendar-days'
import { addDays, todayHere } from '@/lib/day-math'
import { sayWeekdays } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import { DateField } from '@/ui/form/date-field'
import { FormScope } from '@/ui/form/form-scope'
import type { ExtraCheck } from '@/ui/form/limits'
import { NumberField } from '@/ui/form/number-field'
import { TextField } from '@/ui/form/text-field'
import { showFailure, useFields } from '@/ui/form/use-fields'
import { useLastDayMoved } from '@/ui/form/use-last-day-moved'
import { notify } from '@/ui/notices-store'
import { FullWidth } from '@/ui/record/full-width'
import { createSeries, type Planning, type PlanningSeries, refreshPlannings } from './api'
import { ParticipantsField } from './participants-field'
import { PlanningDialog } from './planning-dialog'
import { lastDayOf, nextSaturday, seriesDays } from './series-dates'

const limits = {
  ...createPlanningSeriesRequestLimits,
  first_day: { ...createPlanningSeriesRequestLimits.first_day, minLength: 1 },
  until: { ...createPlanningSeriesRequestLimits.until, minLength: 1 },
} as const

const check: ExtraCheck<PlanningSeries> = ({ first_day, until, campus_ids, class_ids }) => ({
  until: isDay(first_day) && isDay(until) && until < first_day ? 'planning.ends_before' : undefined,
  campus_ids: campus_ids.length + class_ids.length === 0 ? 'planning.nobody' : undefined,
})

// Week-ends every four weeks until next summer, as most schools have them.
function newSeries(): PlanningSeries {
  const first_day = nextSaturday(todayHere())
  return {
    ...{ first_day, until: addDays(first_day, 40 * 7), weeks: 4, days: 2, except: [] },
    ...{ abbreviation: '', description: '', campus_ids: [], class_ids: [] },
  }
}

type SeriesDialogProps = { onClose: () => void; onCreated: (made: Planning[]) => void }

// Plannings every so many weeks. All their dates are seen beforehand, and any of them can be left out.
export function SeriesDialog({ onClose, onCreated }: SeriesDialogProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const form = useFields<PlanningSeries>({ values: newSeries(), limits, check })
  const create = useMutation({
    mutationFn: createSeries,
    onSuccess: (made) => {
      refreshPlannings(cache)
      notify({ text: t('plannings.made', { count: made.length }) })
      onClose()
      onCreated(made)
    },
    onError: (error) => showFailure(form, error),
  })
  const { control } = form
  useLastDayMoved(form, 'first_day', 'until')
  const rhythm = useWatch({ control })
  const days = seriesDays(rhythm as PlanningSeries)
  const kept = days.filter((day) => !rhythm.except?.includes(day))
  // What was left out of other dates is no concern of these.
  const send = (fields: PlanningSeries) =>
    create.mutate({ ...fields, except: fields.except.filter((day) => days.includes(day)) })
  return (
    <FormScope limits={limits}>
      <PlanningDialog
        title={t('plannings.series.open')}
        act={t('plannings.series.act', { count: kept.length })}
        sending={create.isPending}
        disabled={kept.length === 0}
        onSubmit={() => void form.handleSubmit(send)()}
        onClose={onClose}
      >
        <DateField control={control} name="first_day" label={t('plannings.series.from')} autoComplete="off" />
        <DateField control={control} name="until" label={t('plannings.series.until')} autoComplete="off" />
        <NumberField control={control} name="weeks" label={t('plannings.series.weeks')} />
        <NumberField control={control} name="days" label={t('plannings.series.days')} />
        <FullWidth>
          <SeriesDays control={control} days={days} length={rhythm.days ?? 1} />
        </FullWidth>
        <TextField
          control={control}
          name="abbreviation"
          label={t('plannings.abbreviation')}
          autoComplete="off"
        />
        <TextField
          control={control}
          name="description"
          label={t('plannings.description')}
          autoComplete="off"
        />
        <FullWidth>
          <ParticipantsField control={control} year={Number(rhythm.first_day?.slice(0, 4))} />
        </FullWidth>
      </PlanningDialog>
    </FormScope>
  )
}

type SeriesDaysProps = { control: Control<PlanningSeries>; days: readonly string[]; length: number }

// Each date with a tick: what has none is left out.
function SeriesDays({ control, days, length }: SeriesDaysProps) {
  const { t, language } = useText()
  const { field } = useController({ control, name: 'except' })
  const kept = days.filter((day) => !field.value.includes(day)).length
  const toggle = (day: string, keep: boolean) =>
    field.onChange(keep ? field.value.filter((other) => other !== day) : [...field.value, day])
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle1" sx={{ p: 0, mb: 0.5 }}>
        {t('plannings.series.dates')}
      </Typography>
      <Box sx={dates}>
        {days.map((day) => (
          <FormControlLabel
            key={day}
            sx={{ m: 0 }}
            label={<bdi>{sayWeekdays(day, lastDayOf(day, length), language)}</bdi>}
            control={
              <Checkbox
                size="small"
                checked={!field.value.includes(day)}
                onChange={(_event, checked) => toggle(day, checked)}
              />
            }
          />
        ))}
      </Box>
      <Typography variant="caption" component="p" role="status" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {t('plannings.series.kept', { count: kept, total: days.length })}
      </Typography>
    </Box>
  )
}

const dates = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  maxHeight: 232,
  overflowY: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  px: 1,
}
