import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { type Control, type FieldValues, type Path, useController, useForm } from 'react-hook-form'
import { isDay } from '@/lib/calendar-days'
import { addDays, todayHere, weekendsBetween } from '@/lib/day-math'
import { shortDays } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import { DateField } from '@/ui/form/date-field'
import { fieldErrorText } from '@/ui/form/field-error'
import { useLastDayMoved } from '@/ui/form/use-last-day-moved'
import { AddIcon, CloseIcon } from '@/ui/icons'
import type { Period } from './api'

type Span = { from: string; to: string }

const key = ({ first_day, last_day }: Period) => `${first_day} ${last_day}`

type PeriodsFieldProps<T extends FieldValues> = { control: Control<T>; name: Path<T> }

// The dates that are asked for: all week-ends of a span at once, or the span itself as one date.
export function PeriodsField<T extends FieldValues>({ control, name }: PeriodsFieldProps<T>) {
  const texts = useText()
  const { t, language } = texts
  const id = useId()
  const { field, fieldState } = useController({ control, name })
  const [start] = useState(() => addDays(todayHere(), 14))
  const span = useForm<Span>({ defaultValues: { from: start, to: addDays(start, 56) } })
  useLastDayMoved(span, 'from', 'to')
  const periods = field.value as Period[]
  const error = fieldErrorText(fieldState.error, texts)
  const add = (more: Period[]) => {
    const known = new Map([...periods, ...more].map((period) => [key(period), period]))
    field.onChange([...known.values()].sort((a, b) => (key(a) < key(b) ? -1 : 1)))
  }
  const { from, to } = span.watch()
  const right = isDay(from) && isDay(to) && from <= to
  const weekends = right ? weekendsBetween(from, to) : []
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="subtitle1" component="div" sx={{ mb: 0.5 }}>
        {t('instructor.asking.dates')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
          <DateField control={span.control} name="from" label={t('instructor.asking.from')} />
          <DateField control={span.control} name="to" label={t('instructor.asking.to')} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="outlined"
            startIcon={<AddIcon />}
            disabled={weekends.length === 0}
            onClick={() => add(weekends)}
          >
            {t('instructor.asking.add_weekends', { count: weekends.length })}
          </Button>
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<AddIcon />}
            disabled={!right}
            onClick={() => add([{ first_day: from, last_day: to }])}
          >
            {t('instructor.asking.add_span')}
          </Button>
        </Box>
        <Box component="ul" aria-label={t('instructor.asking.dates')} sx={list}>
          {periods.map((period) => {
            const said = shortDays(period.first_day, period.last_day, language)
            return (
              <li key={key(period)}>
                <Chip
                  label={<bdi>{said}</bdi>}
                  onDelete={() => field.onChange(periods.filter((other) => other !== period))}
                  deleteIcon={<CloseIcon titleAccess={t('instructor.asking.remove', { day: said })} />}
                />
              </li>
            )
          })}
        </Box>
      </Box>
      {error && (
        <Typography role="alert" variant="caption" component="p" sx={{ mt: 0.5, color: 'error.main' }}>
          {error}
        </Typography>
      )}
    </Box>
  )
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
  listStyle: 'none',
  m: 0,
  p: 0,
  maxHeight: 180,
  overflowY: 'auto',
}
