import type { ReactNode } from 'react'
import type { ExtraCheck } from '@/ui/form/limits'
import type { Editing } from '@/ui/record/use-editing'
import type { RecordForm } from '@/ui/record/use-record-form'
import type { Person, PersonInput } from './api'

// What people fill in. The special fields are there only for who may know them.
export type PersonForm = PersonInput

// What every tab of a person's page is given.
export type PersonTabProps = {
  person: Person
  state: RecordForm<PersonForm>
  editing: Editing
  // What other areas have to say beside the fields.
  aside?: ReactNode
}

const specials = {
  identity_card: ['identity_card'],
  bank_account: ['bank_account'],
  memo: ['memo'],
  church: ['church_id', 'pastor'],
} as const

export function formOf(person: Person): PersonForm {
  const { first_name, middle_name, last_name, email, gender, birth_date, birth_country } = person
  const { favourite_contact, language, bio, mobile_shown: mobile } = person
  const { address, additional_address, neighborhood, zip_code, city, state, country } = person
  const known = person.may.special.flatMap((name) => specials[name])
  return {
    ...{ first_name, middle_name, last_name, email, gender, birth_date: birth_date ?? '', birth_country },
    ...{ mobile, favourite_contact, language, bio },
    ...{ address, additional_address, neighborhood, zip_code, city, state, country },
    ...Object.fromEntries(known.map((name) => [name, person[name] ?? ''])),
  }
}

const minNumber = 6
const oldest = 120

type Checked = Pick<PersonForm, 'mobile' | 'birth_date' | 'email'> & { identity_card?: string }

// The server's own rules that the description of the API cannot say, told before anything is sent. Whether a number
// can be called is for the server, which has the numbering plans.
export const checkPerson: ExtraCheck<Checked> = ({ mobile, identity_card = '', birth_date, email }) => {
  const tooShort = `field.too_short {"limit":${minNumber}}`
  const shortMobile = mobile.trim() !== '' && mobile.replace(/\D/g, '').length < minNumber
  const shortCard = identity_card.trim() !== '' && identity_card.trim().length < minNumber
  return {
    mobile: shortMobile ? tooShort : undefined,
    identity_card: shortCard ? tooShort : undefined,
    birth_date: isBirthDate(birth_date ?? '') ? undefined : 'person.birth_date',
    email: email === '' || /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : 'field.email',
  }
}

// What is no day at all is told by the field's own limit.
function isBirthDate(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return true
  const now = new Date()
  return date <= now.toISOString().slice(0, 10) && Number(date.slice(0, 4)) >= now.getFullYear() - oldest
}
