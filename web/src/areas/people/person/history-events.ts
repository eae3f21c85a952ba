import type { Schemas } from '@/api/client'
import { writeDay } from '@/lib/calendar-days'
import { countryName, languageNames } from '@/lib/world'
import { languages } from '@/texts/languages'
import type { Texts } from '@/texts/texts'
import type { HistoryEvent } from '@/ui/record/history-drawer'

// An event of the audit trail in words. What the trail hides stays hidden: it says only that it changed.
export function eventOf(entry: Schemas['Entry'], texts: Texts): HistoryEvent {
  return {
    id: entry.id,
    at: entry.at,
    who: entry.person_name,
    what: texts.code(`people.event.${entry.action}`) ?? texts.t('people.event.other'),
    changes: entry.changes.map(({ field, before, after }) => ({
      field: fieldName(field, texts),
      before: inWords(field, before, texts),
      after: inWords(field, after, texts),
    })),
  }
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
  language: (value, { language }) =>
    languageNames(languages, language).find((choice) => choice.value === value)?.label,
  favourite_contact: (value, { code }) => code(`person.contact.${value}`),
  photo: (_value, { t }) => t('photo.label'),
}

export function inWords(field: string, value: unknown, texts: Texts): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return texts.t(value ? 'ui.yes' : 'ui.no')
  if (Array.isArray(value)) return value.map((one) => roleInWords(String(one), texts)).join(', ')
  return words[field]?.(String(value), texts) ?? String(value)
}

// "student (Paris)": the role is a word of ours, the campus a name.
function roleInWords(role: string, { code }: Texts): string {
  const [, name = role, place = ''] = role.match(/^(\w+)( \(.*\))?$/) ?? []
  return (code(`access.role.${name}`) ?? name) + place
}
