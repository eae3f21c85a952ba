import { displayNames, once } from './intl'
import { isoCountries } from './iso-countries'
import { nameOrder } from './names'

// Names of countries, currencies, languages and time zones in any language, from the browser itself.

type Named = { value: string; label: string }

function byLabel(language: string) {
  const order = nameOrder(language)
  return (a: Named, b: Named) => order(a.label, b.label)
}

function named(
  type: 'region' | 'currency' | 'language',
  codes: readonly string[],
  language: string,
): Named[] {
  const names = displayNames(language, type)
  const labelOf = (code: string) => capitalized(names.of(code) ?? code, language)
  return codes.map((value) => ({ value, label: labelOf(value) })).sort(byLabel(language))
}

// Some languages write these names small; at the head of a line they look better with a capital.
function capitalized(name: string, language: string): string {
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

// In the order of the language; kept, since each field of a country asks for all of them.
export function countries(language: string, codes = isoCountries): readonly Named[] {
  return once('countries', language, codes, () => named('region', codes, language))
}

// A country as the list of all has it.
export function countryLabel(code: string, language: string): string {
  return capitalized(countryName(code, language), language)
}

export function countryName(code: string, language: string): string {
  return code ? (displayNames(language, 'region').of(code) ?? code) : ''
}

export function currencies(language: string): Named[] {
  const codes = Intl.supportedValuesOf('currency')
  return named('currency', codes, language).map(({ value, label }) => ({
    value,
    label: `${label} (${value})`,
  }))
}

export function languageNames(codes: readonly string[], language: string): readonly Named[] {
  return once('languages', language, codes, () => named('language', codes, language))
}

export function languageName(code: string, language: string): string {
  return code ? capitalized(displayNames(language, 'language').of(code) ?? code, language) : ''
}

// "Europe/Paris" reads "Europe/Paris (UTC+01:00)": the distance of today, which is what people compare with
// their watch.
export function timeZones(language: string, today = new Date()): Named[] {
  const offsets = offsetsOn(today)
  return [...offsets]
    .map(([value, offset]) => ({ value, label: `${value.replaceAll('_', ' ')} (${offset})` }))
    .sort(byLabel(language))
}

// Where the browser's clock is.
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

let known: { day: string; offsets: Map<string, string> } | undefined

// Asking the browser for four hundred zones takes a moment, so a day's answer is kept.
function offsetsOn(today: Date): Map<string, string> {
  const day = today.toISOString().slice(0, 10)
  if (known?.day !== day) {
    const offsets = new Map(Intl.supportedValuesOf('timeZone').map((zone) => [zone, offset(zone, today)]))
    known = { day, offsets }
  }
  return known.offsets
}

function offset(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at)
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT'
  return name === 'GMT' ? 'UTC+00:00' : name.replace('GMT', 'UTC')
}
