import { countryName, languageName } from '@/lib/world'
import type { TextKey } from '@/texts/text-key'
import type { Texts } from '@/texts/texts'
import type { HistoryWords } from '@/ui/record/history-events'
import { trailOf } from '@/ui/record/history-source'
import { LastChanges } from '@/ui/record/last-changes'
import type { Campus } from './api'

export function CampusChanges({ campus }: { campus: Campus }) {
  return <LastChanges source={trailOf('campus', campus.id)} now={campus} words={campusWords} />
}

const names: Record<string, TextKey> = {
  name: 'campus.name',
  region: 'campus.region',
  business_name: 'campus.business_name',
  id_number: 'campus.id_number',
  website: 'campus.website',
  color: 'campus.color',
  phone: 'campus.phone',
  schedule: 'campus.schedule',
  'location.address': 'campus.address',
  'location.zip_code': 'campus.zip_code',
  'location.city': 'campus.city',
  'location.state': 'campus.state',
  'location.country': 'campus.country',
  'location.latitude': 'campus.latitude',
  'location.longitude': 'campus.longitude',
  open: 'campus.open',
  time_zone: 'campus.time_zone',
  currency: 'campus.currency',
  language: 'campus.language',
  pass_mark: 'campus.pass_mark',
  required_attendance: 'campus.required_attendance',
  archived: 'campus.state_name.archived',
  logo: 'campus.logo.label',
  signatory: 'signature.signatory',
  signatory_title: 'signature.signatory_title',
  stamp: 'signature.stamp',
}

const values: Record<string, (value: string, texts: Texts) => string | undefined> = {
  'location.country': (value, { language }) => countryName(value, language),
  language: (value, { language }) => languageName(value, language),
  // A picture is kept by its fingerprint, which tells people nothing.
  logo: (value, { t }) => (value ? t('campus.logo.label') : ''),
  stamp: (value, { t }) => (value ? t('signature.stamp') : ''),
}

const campusWords: HistoryWords = {
  action: ({ action }, { code }) => code(`campus.event.${action}`),
  field: (name, { t }) => names[name] && t(names[name]),
  value: (name, fields, texts) => {
    const value = fields[name]
    return typeof value === 'string' ? values[name]?.(value, texts) : undefined
  },
}
