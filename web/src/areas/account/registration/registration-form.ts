import type { Language } from '@/texts/languages'
import type { ExtraCheck } from '@/ui/form/limits'
import { emailFault } from '../door/email-fault'
import { newPasswordFaults } from '../password/password-rules'
import type { Registration } from './api'

const minNumber = 6

export function newRegistration(language: Language, campusId: string): Registration {
  return {
    ...{ first_name: '', last_name: '', email: '', mobile: '', organization_id: campusId, language },
    ...{ password: '', password_confirmation: '' },
  }
}

const required = (text: string) => (text.trim() === '' ? 'field.required' : undefined)

// The server's own rules that the description of the API cannot say.
export const checkRegistration: ExtraCheck<Registration> = (values) => {
  const digits = values.mobile.replace(/\D/g, '')
  const shortMobile = values.mobile.trim() !== '' && digits.length < minNumber
  return {
    first_name: required(values.first_name),
    last_name: required(values.last_name),
    email: emailFault(values.email),
    mobile: shortMobile ? `field.too_short {"limit":${minNumber}}` : undefined,
    organization_id: required(values.organization_id),
    ...newPasswordFaults(values),
  }
}
