import type { Schemas } from '@/api/client'

type Board = Pick<Schemas['Board'], 'classes' | 'courses'>
export type Hour = Schemas['Hour']

// The hours of a class in a week-end in which nothing is taught to it yet. What only touches is no hindrance.
export function freeHours({ classes, courses }: Board, classId: string): Hour[] {
  const hours = classes.find(({ id }) => id === classId)?.hours ?? []
  const taken = courses
    .filter(({ class_ids }) => class_ids.includes(classId))
    .flatMap(({ sessions }) => sessions)
  return hours.filter(
    ({ day, start, finish }) =>
      !taken.some((session) => session.day === day && session.start < finish && start < session.finish),
  )
}
