import { addDays, daysBetween, todayHere } from '@/lib/day-math'
import type { CourseAccess, Days } from './api'

// How many days it is open still, today included; 0 when it has ended.
export function daysLeft(
  { state, last_day }: Pick<CourseAccess, 'state' | 'last_day'>,
  today = todayHere(),
): number {
  return state === 'ended' ? 0 : Math.max(daysBetween(today, last_day) + 1, 1)
}

// The last day after so many more, as the server counts: from the last day, or from today where it has ended.
export function extendedTo({ state, last_day }: CourseAccess, days: Days, today = todayHere()): string {
  return addDays(state === 'ended' ? addDays(today, -1) : last_day, days)
}
