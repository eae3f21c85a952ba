import { createPersonRequestLimits } from '@/api/limits/create-person-request'
import type { FieldLimits, Limits } from '@/ui/form/limits'
import { checkPerson } from '../person/person-form'
import type { NewPerson } from './api'

// What is asked first: enough to know somebody by and to reach him. The rest has its place on his page.
export type ShortForm = {
  first_name: string
  last_name: string
  gender: NewPerson['gender']
  birth_date: string
  email: string
  mobile: string
  language: NewPerson['language']
  campus_id: string
  role: NewPerson['roles'][number]
}

const asked = ['first_name', 'last_name', 'gender', 'birth_date', 'email', 'mobile', 'language', 'campus_id']

export const shortLimits: Limits = Object.fromEntries(
  Object.entries(createPersonRequestLimits as Limits).filter(([name]) => asked.includes(name)),
) as Record<string, FieldLimits>

export function emptyForm(campusId: string, role: ShortForm['role']): ShortForm {
  return {
    ...{ first_name: '', last_name: '', gender: '', birth_date: '', email: '', mobile: '', language: '' },
    campus_id: campusId,
    role,
  }
}

export const checkShort = (form: ShortForm) => checkPerson(form)

const unasked = {
  ...{ middle_name: '', city: '', country: '', birth_country: '', address: '', additional_address: '' },
  ...{ neighborhood: '', zip_code: '', state: '', bio: '', favourite_contact: '' as const },
}

export function newPersonOf({ role, ...fields }: ShortForm, confirmed: boolean): NewPerson {
  return { ...unasked, ...fields, roles: [role], confirmed }
}
