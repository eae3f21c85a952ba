import type { Schemas } from '@/api/client'

// A person as he sees himself; tests change what they are about.
export function samplePerson(change: Partial<Schemas['Person']> = {}): Schemas['Person'] {
  return {
    id: 'p1',
    version: 3,
    ...{ name: 'Ana Lopes', first_name: 'Ana', middle_name: '', last_name: 'Lopes' },
    ...{
      email: 'ana@demo.example',
      mobile: '+33639981053',
      mobile_shown: '+33 6 39 98 10 53',
      favourite_contact: '',
      language: 'fr',
    },
    ...{ gender: 'female', birth_date: '1980-02-29', birth_country: 'PT' },
    ...{ address: '', additional_address: '', neighborhood: '', zip_code: '', city: 'Paris', state: '' },
    ...{ country: 'FR', bio: '', identity_card: '', bank_account: '', photo_url: '', enabled: true },
    ...{ church_id: '', church_name: '', church_pastor: '', pastor: '', roles: [] },
    ...{ created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' },
    ...change,
  }
}
