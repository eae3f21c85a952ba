import Box from '@mui/material/Box'
import { firstWeekday, todayHere, weekdayOf } from '@/lib/day-math'
import { sayFullDay, weekdayNames } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import { monthLook } from './agenda-look'
import { type DayRange, daysOf } from './agenda-range'
import type { Session } from './api'
import { SessionButton } from './session-button'
import { usePrinting } from './use-printing'
import type { SessionDrop } from './use-session-drop'

type MonthViewProps = {
  // The month itself; the range has its whole weeks.
  day: string
  range: DayRange
  sessions: readonly Session[]
  onOpen: (id: string) => void
  onDay: (day: string) => void
  drop: SessionDrop
}

// So many sessions of a day are shown; the day itself shows the rest, and paper all of them.
const shown = 6

// A month of whole weeks. Weekdays on which nothing is taught keep little room.
export function MonthView({ day, range, sessions, onOpen, onDay, drop }: MonthViewProps) {
  const { t, language } = useText()
  const start = firstWeekday(language)
  const weekdays = Array.from({ length: 7 }, (_, index) => (start + index) % 7)
  const used = new Set(sessions.map((session) => weekdayOf(session.day)))
  const [long, short] = [weekdayNames(language, 'long'), weekdayNames(language, 'short')]
  const days = daysOf(range)
  const most = usePrinting() ? sessions.length : shown
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
  return (
    <Box sx={monthLook}>
      <table aria-label={t('agenda.title')}>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th
                key={weekday}
                scope="col"
                abbr={long[weekday]}
                data-quiet={(used.size > 0 && !used.has(weekday)) || undefined}
              >
                {used.has(weekday) ? long[weekday] : short[weekday]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <MonthDay
                  key={one}
                  day={one}
                  other={one.slice(0, 7) !== day.slice(0, 7)}
                  sessions={sessions.filter((session) => session.day === one)}
                  most={most}
                  onOpen={onOpen}
                  onDay={onDay}
                  drop={drop}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}

type MonthDayProps = Omit<MonthViewProps, 'range'> & { other: boolean; most: number }

function MonthDay({ day, other, sessions, most, onOpen, onDay, drop }: MonthDayProps) {
  const { t, language } = useText()
  const more = sessions.length - most
  return (
    <td data-other={other || undefined} {...drop.onto((session) => ({ day, start: session.start }))}>
      <button
        type="button"
        className="day"
        aria-label={sayFullDay(day, language)}
        aria-current={day === todayHere() ? 'date' : undefined}
        onClick={() => onDay(day)}
      >
        {Number(day.slice(8))}
      </button>
      <div className="sessions">
        {sessions.slice(0, more > 1 ? most : undefined).map((session) => (
          <SessionButton key={session.id} session={session} onOpen={onOpen} />
        ))}
        {more > 1 && (
          <button type="button" className="more" onClick={() => onDay(day)}>
            {t('agenda.more', { count: more })}
          </button>
        )}
      </div>
    </td>
  )
}
