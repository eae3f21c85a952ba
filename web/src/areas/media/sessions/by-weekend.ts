import type { RecordingSession } from './api'

type Weekend = {
  id: string
  first: string
  last: string
  sessions: RecordingSession[]
}

// Sessions by the week-end that they were taught at, in the order in which they come; today's stand by themselves, first.
export function byWeekend(sessions: readonly RecordingSession[]): {
  today: RecordingSession[]
  weekends: Weekend[]
} {
  const weekends: Weekend[] = []
  for (const session of sessions.filter(({ today }) => !today)) {
    const last = weekends.at(-1)
    if (last?.id === session.planning_id) last.sessions.push(session)
    else
      weekends.push({
        ...{ id: session.planning_id, first: session.planning_first_day, last: session.planning_last_day },
        sessions: [session],
      })
  }
  return { today: sessions.filter(({ today }) => today), weekends }
}
