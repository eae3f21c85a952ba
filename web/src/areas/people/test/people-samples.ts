import type { Schemas } from '@/api/client'
import { useSession } from '@/session/session-store'
import { sampleSession } from '@/test/session'

// Records as the server sends them, for the tests of this area.

export function rowOf(name: string, more: Partial<Schemas['PersonRow']> = {}): Schemas['PersonRow'] {
  const id = name.toLowerCase().replace(/\W/g, '-')
  return {
    ...{ id, name, email: `${id}@demo.example`, mobile: '+33639981053', mobile_shown: '+33 6 39 98 10 53' },
    ...{ gender: 'female', birth_date: '1980-02-29', city: 'Paris', country: 'FR', language: 'fr' },
    ...{ photo_url: '', enabled: true, applicant: false, created_at: '2026-01-01T00:00:00Z' },
    roles: [{ campus_id: 'paris', campus_name: 'Paris', role: 'student' }],
    ...{ last_name: '', standings: [] },
    ...more,
  }
}

export const atParis: Schemas['PersonCampus'] = {
  campus_id: 'paris',
  campus_name: 'Paris',
  roles: ['student'],
  since: '2025-09-01T00:00:00Z',
  former: false,
  grantable: ['alumni', 'student', 'user'],
  may_end: true,
}

export const ana: Schemas['PersonRecord'] = {
  ...{ id: 'ana', version: 3, name: 'Ana Lopes', first_name: 'Ana', middle_name: '', last_name: 'Lopes' },
  ...{ email: 'ana@demo.example', mobile: '+33639981053', mobile_shown: '+33 6 39 98 10 53' },
  ...{
    gender: 'female',
    birth_date: '1980-02-29',
    birth_country: 'PT',
    favourite_contact: '',
    language: 'fr',
  },
  ...{ address: '', additional_address: '', neighborhood: '', zip_code: '', city: 'Paris', state: '' },
  ...{ country: 'FR', bio: '', photo_url: '', enabled: true, network_roles: [], memberships: [atParis] },
  ...{ identity_card: 'AB12345', church_id: '', church_name: '', church_pastor: '', pastor: '' },
  may: {
    ...{ contact: true, special: ['identity_card', 'church'], edit: true, edit_email: true, history: true },
    ...{ network_roles: [], campus_roles: ['alumni', 'student', 'user'] },
  },
  ...{ created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' },
}

export const anasAccount: Schemas['PersonAccount'] = {
  ...{ enabled: true, has_password: true, unconfirmed: false, second_factor: false, sessions: 2 },
  ...{ last_sign_in: '2026-11-01T08:00:00Z', may_decide: true, may_send_link: true },
}

const campus = (id: string, name: string): Schemas['CampusRow'] => ({
  ...{ id, name, version: 1, region_id: 'af', region_name: 'Afrique', city: name, country: 'FR' },
  ...{ business_name: '', color: '#3457c9', phone: '', open: true, archived: false, currency: 'EUR' },
  ...{ language: 'fr', time_zone: 'Europe/Paris', people_count: 7, logo_url: '' },
  updated_at: '2026-01-01T00:00:00Z',
})

export const campuses = [campus('nice', 'Nice'), campus('paris', 'Paris')]

export function signInAs(...role: string[]): void {
  useSession.setState({ user: sampleSession({ organization_id: 'paris', role }).user })
}

export function pageOf<T>(items: T[], total = items.length, more = false) {
  return { items, total, more }
}

export const peopleTexts = ['people', 'person', 'church', 'list', 'history', 'photo', 'record'] as const
