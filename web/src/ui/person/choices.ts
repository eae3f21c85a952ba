import type { Texts } from '@/texts/texts'

const genders = ['female', 'male'] as const
const contacts = ['mobile', 'email', 'messaging', 'letter'] as const

// What there is to choose from about a person, in his reader's language.

export function genderChoices(t: Texts['t']) {
  return genders.map((value) => ({ value, label: t(`person.gender_${value}`) }))
}

export function contactChoices(t: Texts['t']) {
  return contacts.map((value) => ({ value, label: t(`person.contact.${value}`) }))
}
