import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { type Control, type UseFormReturn, useController, useWatch } from 'react-hook-form'
import { isDay } from '@/lib/calendar-days'
import { firstWeekday, isLastWeekday, weekdayOf } from '@/lib/day-math'
import { weekdayNames } from '@/lib/say-days'
import { visuallyHidden } from '@/lib/visually-hidden'
import { useText } from '@/texts/use-text'
import { ChoiceField } from '@/ui/form/choice-field'
import { DateField } from '@/ui/form/date-field'
import { NumberField } from '@/ui/form/number-field'
import type { EntryForm } from './entry-form'
import { sayMonthDays, sayNth } from './say-repeat'

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
  const texts = useText()
  const { t, language } = texts
  const [first, last] = useWatch({ control, name: ['first_day', 'last_day'] })
  if (!isDay(first)) return null
  const weekday = weekdayNames(language, 'long')[weekdayOf(first)] ?? ''
  const choices = [
    { value: 'day', label: sayMonthDays(first, isDay(last) ? last : first, texts) },
    { value: 'weekday', label: sayNth(first, weekday, texts) },
    ...(isLastWeekday(first)
      ? [{ value: 'last', label: t('availability.repeat.by_last', { weekday }) }]
      : []),
  ]
  return (
    <ChoiceField control={control} name="repeat.by" label={t('availability.repeat.by')} choices={choices} />
  )
}

const Day = styled('label')(({ theme }) => ({
  flex: '1 0 36px',
  maxWidth: 44,
  aspectRatio: '1',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  border: `1px solid ${theme.vars.palette.grey[500]}`,
  fontSize: '0.8125rem',
  fontWeight: 550,
  cursor: 'pointer',
  '&:has(:checked)': {
    backgroundColor: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}))

// On which days of the week; that of the first day is always one of them.
function WeekdaysField({ control }: { control: Control<EntryForm> }) {
  const { t, language } = useText()
  const { field } = useController({ control, name: 'repeat.weekdays' })
  const first = useWatch({ control, name: 'first_day' })
  const own = isDay(first) ? weekdayOf(first) : -1
  const start = firstWeekday(language)
  const short = weekdayNames(language, 'short')
  const long = weekdayNames(language, 'long')
  const toggle = (day: number) =>
    field.onChange(
      field.value.includes(day) ? field.value.filter((other) => other !== day) : [...field.value, day],
    )
  return (
    <Box
      role="group"
      aria-label={t('availability.repeat.weekdays')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}
    >
      {Array.from({ length: 7 }, (_, index) => (start + index) % 7).map((day) => (
        <Day key={day} title={long[day]}>
          <input
            type="checkbox"
            aria-label={long[day]}
            checked={day === own || field.value.includes(day)}
            disabled={day === own}
            onChange={() => toggle(day)}
            style={visuallyHidden}
          />
          <span aria-hidden>{short[day]?.slice(0, 3)}</span>
        </Day>
      ))}
    </Box>
  )
}
