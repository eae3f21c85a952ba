import type { Schemas } from '@/api/client'
import { onOtherClock } from '@/lib/zone-clock'

type Board = Pick<Schemas['Board'], 'classes' | 'courses'>
export type Hour = Schemas['Hour']

// The hours of a class in a week-end in which nothing is taught to it yet. What only touches is no hindrance; what it
// shares with another campus is taught by that one's clock.
export function freeHours({ classes, courses }: Board, classId: string): Hour[] {
  const { hours = [], time_zone: clock = '' } = classes.find(({ id }) => id === classId) ?? {}
  const zones = new Map(classes.map(({ campus_id, time_zone }) => [campus_id, time_zone]))
  const taken = courses
    .filter(({ class_ids }) => class_ids.includes(classId))
    .flatMap(({ campus_id, sessions }) =>
      sessions.map(({ day, start, finish }) => {
        const from = onOtherClock({ day, minute: start }, zones.get(campus_id) ?? clock, clock)
        return { day: from.day, start: from.minute, finish: from.minute + finish - start }
      }),
    )
  return hours.filter(
    ({ day, start, finish }) =>
      !taken.some((session) => session.day === day && session.start < finish && start < session.finish),
  )
}
