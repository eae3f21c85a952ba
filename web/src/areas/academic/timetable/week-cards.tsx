import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { firstWeekday } from '@/lib/day-math'
import { formatFigure } from '@/lib/numbers'
import { weekdayNames } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import type { Slot } from './api'
import { SlotButton } from './slot-button'
import { hoursOf } from './slot-time'

type WeekCardsProps = { slots: readonly Slot[]; onOpen: ((slot: Slot) => void) | undefined }

// The same for a phone: week under week, and in each the days that have something.
export function WeekCards({ slots, onOpen }: WeekCardsProps) {
  const { t, language } = useText()
  const weeks = [...new Set(slots.map(({ week }) => week))].sort((a, b) => a - b)
  const long = weekdayNames(language, 'long')
  const start = firstWeekday(language)
  const days = Array.from({ length: 7 }, (_, index) => (start + index) % 7)
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {weeks.map((week) => {
        const own = slots.filter((slot) => slot.week === week)
        const hours = hoursOf(own)
        return (
          <section key={week}>
            <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 0.5 }}>
              <Typography variant="h3" component="h2">
                {t('timetable.week_number', { week })}
              </Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary', marginInlineStart: 'auto' }}>
                {t('timetable.hours', { count: hours, shown: formatFigure(hours, language) })}
              </Typography>
            </Box>
            {days
              .map((day) => ({ day, there: own.filter(({ weekday }) => weekday === day) }))
              .filter(({ there }) => there.length > 0)
              .map(({ day, there }) => (
                <Box
                  key={day}
                  sx={{
                    display: 'grid',
                    gridTemplateColumns: '7rem minmax(0, 1fr)',
                    gap: 1,
                    py: 1,
                    borderTop: 1,
                    borderColor: 'divider',
                  }}
                >
                  <Box sx={{ pt: 1 }}>{long[day]}</Box>
                  <Box sx={{ display: 'grid', gap: 0.5 }}>
                    {there.map((slot) => (
                      <SlotButton key={slot.id} slot={slot} day={long[day] ?? ''} onOpen={onOpen} />
                    ))}
                  </Box>
                </Box>
              ))}
          </section>
        )
      })}
    </Box>
  )
}
