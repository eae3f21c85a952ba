import { dateFormat } from './intl'

// Days of the calendar, such as a date of birth: no time, no zone. Kept as "1980-02-29" and written as the person
// writes them.

const figures = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const

// "29/02/1980".
export function writeDay(iso: string, language: string): string {
  return isDay(iso) ? dateFormat(language, figures).format(new Date(iso)) : iso
}

// "29 February 1980".
export function sayDay(iso: string, language: string): string {
  const style = { dateStyle: 'long', timeZone: 'UTC' } as const
  return isDay(iso) ? dateFormat(language, style).format(new Date(iso)) : iso
}

type Part = 'day' | 'month' | 'year'

function partsOf(language: string) {
  return dateFormat(language, figures).formatToParts(new Date('2001-12-31'))
}

// The order and the marks of the language, in its letters: "JJ/MM/AAAA" for the letters D, M, Y of French.
export function dayPattern(language: string, letters: Record<Part, string>): string {
  return partsOf(language)
    .map(({ type, value }) => (isPart(type) ? letters[type].repeat(value.length) : value))
    .join('')
}

const isPart = (type: string): type is Part => type === 'day' || type === 'month' || type === 'year'

// Reads what somebody typed: "29/2/1980", "29.02.80", "29021980", or the "1980-02-29" that computers write.
// Undefined where it is no day.
export function readDay(typed: string, language: string): string | undefined {
  const text = typed.trim()
  if (isDay(text)) return text
  const order = partsOf(language).flatMap(({ type }) => (isPart(type) ? [type] : []))
  const numbers = text.match(/\d+/g) ?? []
  const found = numbers.length === 1 ? splitRun(numbers[0] ?? '', order) : numbers
  if (found.length !== 3 || /[^\d\s./\-–]/.test(text)) return undefined
  const value = (part: Part) => found[order.indexOf(part)] ?? ''
  const iso = `${wholeYear(value('year'))}-${value('month').padStart(2, '0')}-${value('day').padStart(2, '0')}`
  return isDay(iso) ? iso : undefined
}

// Eight figures without marks between them.
function splitRun(run: string, order: readonly Part[]): string[] {
  if (run.length !== 8) return []
  const sizes = order.map((part) => (part === 'year' ? 4 : 2))
  return sizes.map((size, at) => {
    const from = sizes.slice(0, at).reduce((sum, other) => sum + other, 0)
    return run.slice(from, from + size)
  })
}

// Of two figures the latest year that is not to come.
function wholeYear(year: string): string {
  if (year.length !== 2) return year
  const now = new Date().getFullYear()
  const century = Math.floor(now / 100) * 100
  const full = century + Number(year)
  return String(full > now ? full - 100 : full)
}

// Whether a text is a day that exists, as we keep it.
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
