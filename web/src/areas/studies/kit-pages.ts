import type { WeekendKit } from '@/offline/kit/kit'
import { seenAnew } from '@/offline/last-seen'
import type { Seen } from '@/offline/seen'
import { readTaking, readTakingCourses } from './attendance/api'
import { readGradeClasses, readGradeCourses } from './grades/api'

/**
 * Reads of the pages that lead to the sheets of a kit, each of which is kept as it is read. They are asked for as the
 * pages ask: who reaches the network has them narrowed to a campus.
 */
export function kitPages(kit: WeekendKit, network: boolean): (() => Promise<Seen<unknown>>)[] {
  const classes = (sheets: WeekendKit['attendance']) => [...new Set(sheets.map(({ class_id }) => class_id))]
  return [
    () => readTaking(network ? kit.campus_id : undefined, seenAnew),
    () => readGradeClasses(network ? kit.campus_id : '', seenAnew),
    ...classes(kit.attendance).map((id) => () => readTakingCourses(id, seenAnew)),
    ...classes(kit.grades).map((id) => () => readGradeCourses(id, seenAnew)),
  ]
}
