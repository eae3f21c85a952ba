import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useText } from '@/texts/use-text'
import { dayLook, minuteHeight } from './agenda-look'
import type { Session } from './api'
import { hoursShown, lanesOf } from './lanes'
import { sayHour } from './say-session'
import { SessionButton } from './session-button'
import type { SessionDrop } from './use-session-drop'

// A column of the grid: a day of a week, or a campus on one day.
type TimeColumn = {
  key: string
  head: ReactNode
  current?: boolean
  day: string
  sessions: readonly Session[]
}

type TimeGridProps = {
  label: string
  columns: readonly TimeColumn[]
  onOpen: (id: string) => void
  drop: SessionDrop
}

const hour = 60
const axis = 56
const laneWidth = 132
const quietWidth = 76
// Where somebody lets go is taken for the nearest quarter of an hour.
const grain = 15

// Hours down, columns across; what takes place at the same time stands side by side in lanes that stay readable.
export function TimeGrid({ label, columns, onOpen, drop }: TimeGridProps) {
  const { language } = useText()
  const hours = hoursShown(columns.flatMap(({ sessions }) => sessions))
  const ticks = Array.from(
    { length: (hours.finish - hours.start) / hour },
    (_, at) => hours.start + at * hour,
  )
  const top = (minute: number) => (minute - hours.start) * minuteHeight
  const height = top(hours.finish)
  const widths = columns.map(({ sessions }) =>
    sessions.length === 0
      ? `minmax(${quietWidth}px, 0.3fr)`
      : `minmax(${lanesOf(sessions).lanes * laneWidth}px, ${lanesOf(sessions).lanes}fr)`,
  )
  return (
    <Box sx={dayLook}>
      <section
        className="grid"
        aria-label={label}
        style={{ gridTemplateColumns: `${axis}px ${widths.join(' ')}` }}
      >
        <div className="hours head" />
        {columns.map(({ key, head, current }) => (
          <div key={key} className="head" aria-current={current ? 'date' : undefined}>
            {head}
          </div>
        ))}
        <div className="hours" style={{ height }} aria-hidden>
          {ticks.map((minute) => (
            <span key={minute} style={{ insetBlockStart: top(minute) }}>
              <bdi>{sayHour(minute, language)}</bdi>
            </span>
          ))}
        </div>
        {columns.map(({ key, day, sessions }) => (
          <TimeColumnView
            key={key}
            sessions={sessions}
            ticks={ticks}
            top={top}
            onOpen={onOpen}
            drop={drop.onto((_session, { y }) => ({
              day,
              start: Math.round((hours.start + y / minuteHeight) / grain) * grain,
            }))}
          />
        ))}
      </section>
    </Box>
  )
}

type TimeColumnViewProps = {
  sessions: readonly Session[]
  ticks: readonly number[]
  top: (minute: number) => number
  onOpen: (id: string) => void
  drop: ReturnType<SessionDrop['onto']>
}

function TimeColumnView({ sessions, ticks, top, onOpen, drop }: TimeColumnViewProps) {
  const { placed, lanes } = lanesOf(sessions)
  return (
    <div className="column" {...drop}>
      {ticks.map((minute) => (
        <div key={minute} className="line" style={{ insetBlockStart: top(minute) }} />
      ))}
      {placed.map(({ session, lane }) => (
        <div
          key={session.id}
          className="place"
          style={{
            insetBlockStart: top(session.start),
            height: top(session.finish) - top(session.start),
            insetInlineStart: `${(lane * 100) / lanes}%`,
            width: `${100 / lanes}%`,
          }}
        >
          <SessionButton session={session} onOpen={onOpen} roomy />
        </div>
      ))}
    </div>
  )
}
