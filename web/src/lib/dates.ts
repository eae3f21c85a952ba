import { dateFormat } from './intl'

// Moments are the server's (RFC 3339) and shown on the reader's clock; days ("2026-01-12") have no clock at all.

type Style = Intl.DateTimeFormatOptions

// The day of a moment: "12 Jan 2026", "12 janv. 2026".
export function formatDay(moment: string, language: string): string {
  return write(new Date(moment), language, { dateStyle: 'medium' })
}

// A moment: "12 Jan 2026, 09:30".
export function formatMoment(moment: string, language: string): string {
  return write(new Date(moment), language, { dateStyle: 'medium', timeStyle: 'short' })
}

// A time of day: "09:30".
export function formatTime(moment: Date, language: string): string {
  return write(moment, language, { timeStyle: 'short' })
}

// A day: "12 Jan 2026"; in full, with its weekday: "lundi 12 janvier 2026".
export function formatDate(day: string, language: string, style: Style = { dateStyle: 'medium' }): string {
  return write(dayOf(day), language, { ...style, timeZone: 'UTC' })
}

// From one day to another, saying once what is the same: "12–14 janv. 2026".
export function formatDates(from: string, to: string, language: string): string {
  return range(dayOf(from), dayOf(to), language, { dateStyle: 'medium', timeZone: 'UTC' })
}

// From one moment to another on the clock of a place: "sam. 17 janv., 09:00 – 12:00".
export function formatSpan(start: string, end: string | null, timeZone: string, language: string): string {
  return range(new Date(start), new Date(end ?? start), language, {
    ...{ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
    timeZone,
  })
}

function dayOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

function write(at: Date, language: string, style: Style): string {
  return words(dateFormat(language, style).formatToParts(at), language)
}

function range(from: Date, to: Date, language: string, style: Style): string {
  return words(dateFormat(language, style).formatRangeToParts(from, to), language)
}

// How the first of a month is written beside the month's name, where browsers do not know: "1er janvier".
const firstDay: Readonly<Record<string, string>> = { fr: '1er', it: '1º' }

function words(parts: readonly Intl.DateTimeFormatPart[], language: string): string {
  const named = parts.some(({ type, value }) => type === 'month' && /\p{L}/u.test(value))
  const first = named ? firstDay[language] : undefined
  return parts.map(({ type, value }) => (first && type === 'day' && value === '1' ? first : value)).join('')
}
