import { ownTimeZone } from '@/lib/world'
import type { ExtraCheck } from '@/ui/form/limits'
import type { Campus, CampusFields, NewCampus } from './api'

// What people fill in and may change, out of the whole record.
export function fieldsOf(campus: Campus): CampusFields {
  const { name, business_name, id_number, website, color, phone, location, schedule, open } = campus
  const { time_zone, currency, language, pass_mark, required_attendance } = campus
  return {
    ...{ name, business_name, id_number, website, color, phone, location, schedule, open },
    ...{ time_zone, currency, language, pass_mark, required_attendance },
  }
}

const noLocation = { address: '', zip_code: '', city: '', state: '', country: '' }

// A new campus as most are: open, with the marks of the school.
export function newCampus(regionId: string, language: NewCampus['language']): NewCampus {
  return {
    region_id: regionId,
    ...{ name: '', business_name: '', id_number: '', website: '', color: '#3457c9', phone: '', schedule: '' },
    location: { ...noLocation, latitude: null, longitude: null },
    open: true,
    time_zone: ownTimeZone(),
    currency: 'EUR',
    language,
    pass_mark: 70,
    required_attendance: 80,
  }
}

const minNumber = 6

// The server's own rules that the description of the API cannot say, told before anything is sent.
export const checkCampus: ExtraCheck<CampusFields> = (values) => {
  const { latitude, longitude } = values.location
  const tooShort = `field.too_short {"limit":${minNumber}}`
  const isShort = (text: string) => text.trim() !== '' && text.trim().length < minNumber
  return {
    phone: isShort(values.phone) ? tooShort : undefined,
    id_number: isShort(values.id_number) ? tooShort : undefined,
    website: isWebsite(values.website) ? undefined : 'field.url',
    color: /^#[0-9a-f]{6}$/.test(values.color) ? undefined : 'campus.color_format',
    time_zone: values.time_zone ? undefined : 'field.required',
    currency: values.currency ? undefined : 'field.required',
    'location.latitude': latitude === null && longitude !== null ? 'campus.both_coordinates' : undefined,
    'location.longitude': latitude !== null && longitude === null ? 'campus.both_coordinates' : undefined,
  }
}

// "www.school.org" is what people type; the address needs its beginning.
export function withScheme(website: string): string {
  const typed = website.trim()
  return typed === '' || /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
}

function isWebsite(text: string): boolean {
  if (text.trim() === '') return true
  const url = URL.parse(withScheme(text))
  return url?.hostname.includes('.') === true && url.username === ''
}
