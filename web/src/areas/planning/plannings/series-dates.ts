import { isDay } from '@/lib/calendar-days'
import { addDays } from '@/lib/day-math'

// The server makes no more at once: a week-end for each week of a year.
export const mostAtOnce = 53

type Rhythm = { first_day: string; until: string; weeks: number | null }

// The first days of a series, those that are left out among them; none while the dates are half typed.
export function seriesDays({ first_day, until, weeks }: Rhythm): string[] {
  if (!isDay(first_day) || !isDay(until) || !weeks || !Number.isInteger(weeks) || weeks < 1) return []
  const days: string[] = []
  for (let day = first_day; day <= until && days.length < mostAtOnce; day = addDays(day, 7 * weeks)) {
    days.push(day)
  }
  return days
}

// The last day of something that has so many days.
export function lastDayOf(first: string, days: number | null): string {
  return addDays(first, Math.max(1, days ?? 1) - 1)
}

// The timetable week that a day lies in, as the server proposes it: the week of the month.
export function weekOfMonth(day: string): number {
  return Math.ceil(Number(day.slice(8)) / 7)
}

// Where a copy of a year begins unless somebody says otherwise: on the same weekday a year later.
export function yearLater(day: string): string {
  return addDays(day, 52 * 7)
}

// The next Saturday, today included: week-ends are what most plannings are.
export function nextSaturday(today: string): string {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  return addDays(today, 6 - weekday)
}
