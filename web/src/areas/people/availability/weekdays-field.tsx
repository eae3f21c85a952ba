import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { type Control, useController, useWatch } from 'react-hook-form'
import { isDay } from '@/lib/calendar-days'
import { firstWeekday, weekdayOf } from '@/lib/day-math'
import { weekdayNames } from '@/lib/say-days'
import { visuallyHidden } from '@/lib/visually-hidden'
import { useText } from '@/texts/use-text'
import type { EntryForm } from './entry-form'

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
export function WeekdaysField({ control }: { control: Control<EntryForm> }) {
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
