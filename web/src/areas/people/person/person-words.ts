import { writeDay } from '@/lib/calendar-days'
import { countryName, languageName } from '@/lib/world'
import type { Texts } from '@/texts/texts'
import { type HistoryWords, plainWords } from '@/ui/record/history-events'

// What the trail hides stays hidden: it says only that it changed.
export const personWords: HistoryWords = {
  action: ({ action }, { code }) => code(`people.event.${action}`),
  field: fieldName,
  value: (name, fields, texts) => inWords(name, fields[name], texts),
}

// Fields whose name on the screen is not their own.
const otherNames: Record<string, string> = {
  birth_date: 'person.born_on',
  church_id: 'person.church',
  memo: 'people.memo',
  enabled: 'people.sign_in',
  photo: 'photo.label',
}

export function fieldName(field: string, { code }: Texts): string {
  return code(otherNames[field] ?? `person.${field}`) ?? field
}

type Words = (value: string, texts: Texts) => string | undefined

const words: Record<string, Words> = {
  birth_date: (value, { language }) => writeDay(value, language),
  gender: (value, { code }) => code(`person.gender_${value}`),
  country: (value, { language }) => countryName(value, language),
  birth_country: (value, { language }) => countryName(value, language),
  language: (value, { language }) => languageName(value, language),
  favourite_contact: (value, { code }) => code(`person.contact.${value}`),
  photo: (_value, { t }) => t('photo.label'),
}

export function inWords(field: string, value: unknown, texts: Texts): string {
  if (Array.isArray(value)) return value.map((one) => roleInWords(String(one), texts)).join(', ')
  const known = typeof value === 'string' && value !== '' ? words[field]?.(value, texts) : undefined
  return known ?? plainWords(value, texts)
}

// "student (Paris)": the role is a word of ours, the campus a name.
function roleInWords(role: string, { code }: Texts): string {
  const [, name = role, place = ''] = role.match(/^(\w+)( \(.*\))?$/) ?? []
  return (code(`access.role.${name}`) ?? name) + place
}
