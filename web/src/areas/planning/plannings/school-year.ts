import { todayHere } from '@/lib/day-math'
import { useSession } from '@/session/session-store'

// School years begin in a month that the network has chosen, and are called by the year in which they do: from
// September, 2026 goes to August 2027.
export function schoolYearOf(day: string): number {
  const firstMonth = useSession.getState().user?.school_month ?? 9
  const year = Number(day.slice(0, 4))
  return Number(day.slice(5, 7)) < firstMonth ? year - 1 : year
}

// "2026–2027".
export function saySchoolYear(year: number): string {
  return `${year}–${year + 1}`
}

// The next one, this one and those before.
export function recentSchoolYears(today = todayHere()): number[] {
  const next = schoolYearOf(today) + 1
  return Array.from({ length: 12 }, (_, index) => next - index)
}
