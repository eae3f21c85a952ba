import Box from '@mui/material/Box'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { isDay } from '@/lib/calendar-days'
import { isLastWeekday, nthWeekday, weekdayOf } from '@/lib/day-math'
import { weekdayNames } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import { ChoiceField } from '@/ui/form/choice-field'
import { DateField } from '@/ui/form/date-field'
import { NumberField } from '@/ui/form/number-field'
import type { EntryForm } from './entry-form'
import { WeekdaysField } from './weekdays-field'

const twoColumns = {
  display: 'grid',
  gap: 2,
  alignItems: 'end',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
}

// How an entry comes back: how often, on which days, until when.
export function RepeatFields({ form }: { form: UseFormReturn<EntryForm> }) {
  const { t } = useText()
  const { control } = form
  const every = useWatch({ control, name: 'repeat.every' })
  const ends = useWatch({ control, name: 'ends' })
  const choices = (['', 'week', 'month', 'year'] as const).map((value) => ({
    value,
    label: t(`availability.repeat.${value || 'never'}`),
  }))
  return (
    <>
      <Box sx={twoColumns}>
        <ChoiceField
          control={control}
          name="repeat.every"
          label={t('availability.repeat.label')}
          choices={choices}
        />
        {every && (
          <NumberField
            control={control}
            name="repeat.interval"
            label={t(`availability.repeat.interval_${every}`)}
          />
        )}
      </Box>
      {every === 'week' && <WeekdaysField control={control} />}
      {every === 'month' && <MonthRule form={form} />}
      {every && (
        <Box sx={twoColumns}>
          <ChoiceField
            control={control}
            name="ends"
            label={t('availability.repeat.ends')}
            choices={(['never', 'until', 'count'] as const).map((value) => ({
              value,
              label: t(`availability.repeat.ends_${value}`),
            }))}
          />
          {ends === 'until' && (
            <DateField control={control} name="repeat.until" label={t('availability.repeat.until')} />
          )}
          {ends === 'count' && (
            <NumberField control={control} name="repeat.count" label={t('availability.repeat.count')} />
          )}
        </Box>
      )}
    </>
  )
}

// The 9th, the second Saturday, or the last one: whatever the first day can mean.
function MonthRule({ form: { control } }: { form: UseFormReturn<EntryForm> }) {
  const { t, language } = useText()
  const first = useWatch({ control, name: 'first_day' })
  if (!isDay(first)) return null
  const weekday = weekdayNames(language, 'long')[weekdayOf(first)]
  const choices = [
    { value: 'day', label: t('availability.repeat.by_day', { day: Number(first.slice(8)) }) },
    { value: 'weekday', label: t('availability.repeat.by_weekday', { weekday, number: nthWeekday(first) }) },
    ...(isLastWeekday(first)
      ? [{ value: 'last', label: t('availability.repeat.by_last', { weekday }) }]
      : []),
  ]
  return (
    <ChoiceField control={control} name="repeat.by" label={t('availability.repeat.by')} choices={choices} />
  )
}
