import { sayDay } from './calendar-days'
import { dateFormat, listFormat } from './intl'

// "9 January 2027", or "9 – 10 January 2027" as the language writes a range.
export function sayDays(first: string, last: string, language: string): string {
  if (first === last) return sayDay(first, language)
  const format = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return format.formatRange(new Date(first), new Date(last))
}

// The same with the weekday, for who thinks in week-ends: "Sat 9 – Sun 10 January 2027".
export function sayWeekdays(first: string, last: string, language: string): string {
  const brief = { weekday: 'short', day: 'numeric', timeZone: 'UTC' } as const
  const whole = dateFormat(language, { ...brief, month: 'long', year: 'numeric' })
  if (first === last) return whole.format(new Date(first))
  const start = first.slice(0, 7) === last.slice(0, 7) ? dateFormat(language, brief) : whole
  return `${start.format(new Date(first))} – ${whole.format(new Date(last))}`
}

// "Saturday 9 January 2027".
export function sayFullDay(day: string, language: string): string {
  const format = dateFormat(language, { dateStyle: 'full', timeZone: 'UTC' })
  return format.format(new Date(day))
}

// Short, for columns: "9–10 Jan 2027".
export function shortDays(first: string, last: string, language: string): string {
  const format = dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  return first === last ? format.format(new Date(first)) : format.formatRange(new Date(first), new Date(last))
}

export function sayMonth(month: string, language: string): string {
  const format = dateFormat(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(new Date(month))
}

// The names of the seven days, Sunday first.
export function weekdayNames(language: string, style: 'long' | 'short' | 'narrow'): string[] {
  const format = dateFormat(language, { weekday: style, timeZone: 'UTC' })
  // 3 January 2027 is a Sunday.
  return Array.from({ length: 7 }, (_, day) => format.format(new Date(Date.UTC(2027, 0, 3 + day))))
}

// A time of the day as it is kept, "09:30", in the way of the language.
export function sayTime(time: string, language: string): string {
  const format = dateFormat(language, { timeStyle: 'short', timeZone: 'UTC' })
  return format.format(new Date(`2027-01-03T${time}:00Z`))
}

// Days of every year: "9 January", or "6 – 17 July".
export function sayYearly(first: string, last: string, language: string): string {
  const format = dateFormat(language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  if (first === last) return format.format(new Date(first))
  return format.formatRange(new Date(first), new Date(last))
}

// Several things one after the other: "Saturday and Sunday".
export function sayList(items: readonly string[], language: string): string {
  return listFormat(language).format(items)
}

// The zone of who looks: his times need no name of a zone.
export function here(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
