import { localeOf } from './locale'

// The browser's own ways of writing, each made once: making one costs more than using it many times, and the first
// names of countries or languages cost a phone a tenth of a second.
const made = new Map<string, unknown>()

export function once<T>(kind: string, language: string, options: object, make: (locale: string) => T): T {
  const locale = localeOf(language)
  const key = `${kind} ${locale} ${JSON.stringify(options)}`
  const known = made.get(key) as T | undefined
  if (known) return known
  const fresh = make(locale)
  made.set(key, fresh)
  return fresh
}

export function numberFormat(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return once('number', language, options, (locale) => new Intl.NumberFormat(locale, options))
}

export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const kind = options.timeZone ? 'date' : `date ${clockHere()}`
  return once(kind, language, options, (locale) => new Intl.DateTimeFormat(locale, options))
}

// Who travels with an open page has another clock; its name would take as long to ask for as a format to make.
function clockHere(): string {
  return [0, 6].map((month) => new Date(2026, month).getTimezoneOffset()).join()
}

export function pluralRules(language: string): Intl.PluralRules {
  return once('plural', language, {}, (locale) => new Intl.PluralRules(locale))
}

export function listFormat(language: string): Intl.ListFormat {
  return once('list', language, {}, (locale) => new Intl.ListFormat(locale))
}

export function collator(language: string, options: Intl.CollatorOptions): Intl.Collator {
  return once('order', language, options, (locale) => new Intl.Collator(locale, options))
}

export function displayNames(language: string, type: Intl.DisplayNamesType): Intl.DisplayNames {
  return once('names', language, { type }, (locale) => new Intl.DisplayNames(locale, { type }))
}
