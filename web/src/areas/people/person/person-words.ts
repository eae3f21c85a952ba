import { writeDay } from '@/lib/calendar-days'
import { countryName, languageName } from '@/lib/world'
import { loadTexts, type Texts } from '@/texts/texts'
import { type HistoryWords, plainWords } from '@/ui/record/history-events'

// What the trail hides stays hidden: it says only that it changed.
export const personWords: HistoryWords = {
  action: ({ action }, { code }) => code(`people.event.${action}`),
  field: (name, texts) => (idsOnly.has(name) ? undefined : fieldName(name, texts)),
  value: (name, fields, texts) => inWords(name, fields[name], texts),
}

// Fields whose name on the screen is not their own.
const otherNames: Record<string, string> = {
  birth_date: 'person.born_on',
  church_id: 'person.church',
  memo: 'people.memo',
  enabled: 'people.sign_in',
  photo: 'photo.label',
  'paper.kind': 'issued.what',
  'paper.number': 'people.trail.number',
  'paper.edition': 'people.trail.edition',
  'paper.state': 'people.trail.state',
  'absence.first_day': 'people.trail.first_day',
  'absence.last_day': 'people.trail.last_day',
  'catch_up.way': 'catchup.way',
  'catch_up.due_day': 'catchup.due_day',
  'catch_up.state': 'people.trail.state',
}

// What tells people nothing.
const idsOnly = new Set(['catch_up.session', 'catch_up.proof'])

export function fieldName(field: string, { code }: Texts): string {
  return code(otherNames[field] ?? `person.${field}`) ?? field
}

// The texts of what stands in the trail of a person only: they come with it.
export const loadTrail = () => loadTexts(['issued', 'catchup'])

type Words = (value: string, texts: Texts) => string | undefined

const words: Record<string, Words> = {
  birth_date: (value, { language }) => writeDay(value, language),
  gender: (value, { code }) => code(`person.gender_${value}`),
  country: (value, { language }) => countryName(value, language),
  birth_country: (value, { language }) => countryName(value, language),
  language: (value, { language }) => languageName(value, language),
  favourite_contact: (value, { code }) => code(`person.contact.${value}`),
  photo: (_value, { t }) => t('photo.label'),
  'paper.kind': (value, { code }) => code(`issued.kind.${value}`),
  'paper.state': (value, { code }) => code(`issued.state.${value}`),
  'absence.first_day': (value, { language }) => writeDay(value, language),
  'absence.last_day': (value, { language }) => writeDay(value, language),
  'catch_up.way': (value, { code }) => code(`catchup.ways.${value}`),
  'catch_up.due_day': (value, { language }) => writeDay(value, language),
  'catch_up.state': (value, { code }) => code(`catchup.state.${value}`),
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
