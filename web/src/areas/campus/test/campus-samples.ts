import type { Schemas } from '@/api/client'
import { useSession } from '@/session/session-store'
import { sampleSession } from '@/test/session'

// Records as the server sends them, for the tests of this area.

export const paris: Schemas['Campus'] = {
  id: 'paris',
  version: 3,
  region_id: 'af',
  region_name: 'Afrique',
  name: 'Paris',
  business_name: '',
  id_number: '',
  website: '',
  color: '#3457c9',
  phone: '+33 1 99 00 14 20',
  location: {
    address: '',
    zip_code: '',
    city: 'Paris',
    state: '',
    country: 'FR',
    latitude: null,
    longitude: null,
  },
  schedule: '',
  open: true,
  time_zone: 'Europe/Paris',
  currency: 'EUR',
  language: 'fr',
  pass_mark: 70,
  required_attendance: 80,
  archived: false,
  logo_url: '',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  may_edit: true,
  may_manage: true,
}

export function rowOf(name: string, more: Partial<Schemas['CampusRow']> = {}): Schemas['CampusRow'] {
  return {
    ...{ id: name.toLowerCase(), version: 1, region_id: 'af', region_name: 'Afrique', name, city: name },
    ...{ business_name: '', color: '#3457c9', country: 'FR', phone: '', open: true, archived: false },
    ...{ currency: 'EUR', language: 'fr', time_zone: 'Europe/Paris', people_count: 7, logo_url: '' },
    updated_at: '2026-01-01T00:00:00Z',
    ...more,
  }
}

export const regions: Schemas['Region'][] = [
  { id: 'af', version: 1, code: 'AF', name: 'Afrique', campus_count: 2 },
  { id: 'eu', version: 1, code: 'EU', name: 'Europe', campus_count: 0 },
]

export function signInAs(...role: string[]): void {
  useSession.setState({ user: sampleSession({ organization_id: 'paris', role }).user })
}

export function pageOf<T>(items: T[], total = items.length) {
  return { items, total, more: false }
}
