import { updateUserRequestLimits } from '@/api/limits/update-user-request'
import { leavesOf, sameLeaf } from '@/lib/leaves'
import type { ExtraCheck, FieldLimits, Limits } from '@/ui/form/limits'
import type { Person, UserData } from './api'

// What a person may change of himself.
export type ProfileForm = Required<UserData>

export function profileOf(person: Person): ProfileForm {
  const { first_name, middle_name, last_name, gender, birth_date, birth_country } = person
  const {
    mobile_shown: mobile,
    favourite_contact,
    language,
    bio,
    church_id,
    pastor,
    identity_card,
    bank_account,
  } = person
  const { address, additional_address, neighborhood, zip_code, city, state, country } = person
  return {
    ...{ first_name, middle_name, last_name, gender, birth_date: birth_date ?? '', birth_country },
    ...{ mobile, favourite_contact, language, bio, church_id, pastor, identity_card, bank_account },
    ...{ address, additional_address, neighborhood, zip_code, city, state, country },
  }
}

// Only what was changed is sent: the rest is left to whoever may have changed it meanwhile.
export function changedData(form: ProfileForm, from: Person): UserData {
  const before = leavesOf(profileOf(from))
  return Object.fromEntries(
    Object.entries(form).filter(([name, value]) => !sameLeaf(value, before.get(name))),
  )
}

const prefix = 'user.data.'

// The limits of the API, under the names that the form has for the fields.
export const profileLimits: Limits = {
  ...Object.fromEntries(
    Object.entries(updateUserRequestLimits)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, limits]): [string, FieldLimits] => [name.slice(prefix.length), limits]),
  ),
  first_name: { ...updateUserRequestLimits['user.data.first_name'], minLength: 1 },
  last_name: { ...updateUserRequestLimits['user.data.last_name'], minLength: 1 },
}

const minNumber = 6
const oldest = 120

// The server's own rules that the description of the API cannot say, told before anything is sent.
export const checkProfile: ExtraCheck<ProfileForm> = ({ mobile, identity_card, birth_date }) => {
  const tooShort = `field.too_short {"limit":${minNumber}}`
  const shortMobile = mobile.trim() !== '' && mobile.replace(/\D/g, '').length < minNumber
  const shortCard = identity_card.trim() !== '' && identity_card.trim().length < minNumber
  return {
    mobile: shortMobile ? tooShort : undefined,
    identity_card: shortCard ? tooShort : undefined,
    birth_date: isBirthDate(birth_date) ? undefined : 'person.birth_date',
  }
}

function isBirthDate(date: string): boolean {
  if (date === '') return true
  const now = new Date()
  return date <= now.toISOString().slice(0, 10) && Number(date.slice(0, 4)) >= now.getFullYear() - oldest
}
