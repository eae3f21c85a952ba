import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { firstWeekday } from '@/lib/day-math'
import { formatFigure } from '@/lib/numbers'
import { weekdayNames } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import type { Slot } from './api'
import { SlotButton } from './slot-button'
import { hoursOf } from './slot-time'

type WeekMatrixProps = {
  slots: readonly Slot[]
  onOpen: ((slot: Slot) => void) | undefined
}

// The whole cycle at a glance: a line for each week, a column for each day; days without teaching keep little room.
export function WeekMatrix({ slots, onOpen }: WeekMatrixProps) {
  const { t, language } = useText()
  const weeks = [...new Set(slots.map(({ week }) => week))].sort((a, b) => a - b)
  const start = firstWeekday(language)
  const days = Array.from({ length: 7 }, (_, index) => (start + index) % 7)
  const long = weekdayNames(language, 'long')
  const short = weekdayNames(language, 'short')
  const isUsed = (day: number) => slots.some(({ weekday }) => weekday === day)
  return (
    <Box
      component="table"
      aria-label={t('timetable.label')}
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        tableLayout: 'fixed',
        '& th, & td': { border: 1, borderColor: 'divider', p: 1, textAlign: 'start', verticalAlign: 'top' },
        '& thead th': { color: 'text.secondary', fontWeight: 550, fontSize: '0.8125rem' },
      }}
    >
      <thead>
        <tr>
          <Box component="th" scope="col" sx={{ width: 112 }}>
            {t('timetable.week')}
          </Box>
          {days.map((day) => (
            <Box
              component="th"
              scope="col"
              key={day}
              abbr={long[day]}
              sx={{ width: isUsed(day) ? 'auto' : 52 }}
            >
              {isUsed(day) ? long[day] : short[day]}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => {
          const own = slots.filter((slot) => slot.week === week)
          const hours = hoursOf(own)
          return (
            <tr key={week}>
              <Box component="th" scope="row" sx={{ fontWeight: 550 }}>
                {t('timetable.week_number', { week })}
                <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                  {t('timetable.hours', { count: hours, shown: formatFigure(hours, language) })}
                </Typography>
              </Box>
              {days.map((day) => (
                <td key={day}>
                  <Box sx={{ display: 'grid', gap: 0.5 }}>
                    {own
                      .filter(({ weekday }) => weekday === day)
                      .map((slot) => (
                        <SlotButton key={slot.id} slot={slot} day={long[day] ?? ''} onOpen={onOpen} />
                      ))}
                  </Box>
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </Box>
  )
}
