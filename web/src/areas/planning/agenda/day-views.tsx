import { formatDate } from '@/lib/dates'
import { todayHere } from '@/lib/day-math'
import { sayFullDay } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import { ColorMark } from '@/ui/color-mark'
import { EmptyState } from '@/ui/states/empty-state'
import { type DayRange, daysOf } from './agenda-range'
import type { Session } from './api'
import { TimeGrid } from './time-grid'
import type { SessionDrop } from './use-session-drop'

type ViewProps = { sessions: readonly Session[]; onOpen: (id: string) => void; drop: SessionDrop }

// Seven days beside each other.
export function WeekView({ range, sessions, onOpen, drop }: ViewProps & { range: DayRange }) {
  const { t } = useText()
  const today = todayHere()
  const columns = daysOf(range).map((day) => ({
    key: day,
    day,
    current: day === today,
    head: <DayHead day={day} />,
    sessions: sessions.filter((session) => session.day === day),
  }))
  return <TimeGrid label={t('agenda.title')} columns={columns} onOpen={onOpen} drop={drop} />
}

// Weekday and number under each other: a day without sessions has little room.
function DayHead({ day }: { day: string }) {
  const { language } = useText()
  return (
    <time dateTime={day} title={sayFullDay(day, language)}>
      {formatDate(day, language, { weekday: 'short' })}
      <br />
      {Number(day.slice(8))}
    </time>
  )
}

// One day, a column for each campus that is at work.
export function DayView({ day, sessions, onOpen, drop }: ViewProps & { day: string }) {
  const { t, language } = useText()
  const own = sessions.filter((session) => session.day === day)
  const campuses = new Map(
    own.map(({ campus_id, campus_name, color }) => [campus_id, { campus_name, color }]),
  )
  if (own.length === 0) return <EmptyState text={t('agenda.none')} />
  const columns = [...campuses].map(([id, { campus_name, color }]) => ({
    key: id,
    day,
    head: (
      <span>
        <ColorMark color={color} />
        {campus_name}
      </span>
    ),
    sessions: own.filter((session) => session.campus_id === id),
  }))
  return <TimeGrid label={sayFullDay(day, language)} columns={columns} onOpen={onOpen} drop={drop} />
}
