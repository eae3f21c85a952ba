// Counting with days of the calendar, kept as "2027-01-09": no time and no zone, so no clock that goes forward.

const dayMs = 24 * 60 * 60 * 1000

function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

function isoOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}

export function addDays(day: string, count: number): string {
  return isoOf(new Date(dateOf(day).getTime() + count * dayMs))
}

// The first day of the month that is so many months away.
export function monthAfter(day: string, count: number): string {
  const date = dateOf(day)
  return isoOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1)))
}

export function daysBetween(from: string, to: string): number {
  return Math.round((dateOf(to).getTime() - dateOf(from).getTime()) / dayMs)
}

// 0 is Sunday.
export function weekdayOf(day: string): number {
  return dateOf(day).getUTCDay()
}

// Whether it is the last of its weekday in its month.
export function isLastWeekday(day: string): boolean {
  return addDays(day, 7).slice(0, 7) !== day.slice(0, 7)
}

// Which of its weekday in its month: 2 for the second Saturday.
export function nthWeekday(day: string): number {
  return Math.ceil(Number(day.slice(8)) / 7)
}

// The day that it is here.
export function todayHere(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

// On which day weeks begin in a language; Monday where the browser does not tell.
export function firstWeekday(language: string): number {
  const locale = new Intl.Locale(language) as Intl.Locale & { getWeekInfo?: () => { firstDay: number } }
  return (locale.getWeekInfo?.().firstDay ?? 1) % 7
}

// The weeks of a month, from its first day; what belongs to other months is null.
export function weeksOf(month: string, firstDay: number): (string | null)[][] {
  const before = (weekdayOf(month) - firstDay + 7) % 7
  const length = daysBetween(month, monthAfter(month, 1))
  const days = Array.from({ length }, (_, index) => addDays(month, index))
  const cells = [...Array<null>(before).fill(null), ...days]
  const padded = [...cells, ...Array<null>((7 - (cells.length % 7)) % 7).fill(null)]
  return Array.from({ length: padded.length / 7 }, (_, week) => padded.slice(week * 7, week * 7 + 7))
}

// Saturdays and Sundays from one day to another, each week-end as its two days.
export function weekendsBetween(from: string, to: string): { first_day: string; last_day: string }[] {
  const all: { first_day: string; last_day: string }[] = []
  let saturday = addDays(from, (6 - weekdayOf(from) + 7) % 7)
  for (; saturday <= to; saturday = addDays(saturday, 7)) {
    all.push({ first_day: saturday, last_day: addDays(saturday, 1) })
  }
  return all
}
