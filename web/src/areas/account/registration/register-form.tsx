import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import type { Schemas } from '@/api/client'
import { registrationLimits } from '@/api/limits/registration'
import type { Language } from '@/texts/languages'
import { currentTexts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { ChoiceField } from '@/ui/form/choice-field'
import type { ExtraCheck } from '@/ui/form/limits'
import { TextField } from '@/ui/form/text-field'
import { useNewRecordForm } from '@/ui/record/use-new-record-form'
import { DoorForm } from '../door/door-form'
import { emailFault } from '../door/email-fault'
import { NewPasswordFields } from '../password/new-password-fields'
import { newPasswordFaults } from '../password/password-rules'
import { type Registration, register } from './api'

type RegisterFormProps = { campuses: Schemas['Organization'][]; onSent: (email: string) => void }

// Who applies, where, and with which password. His mails will come in the language he reads this in.
export function RegisterForm({ campuses, onSent }: RegisterFormProps) {
  const { t, language } = useText()
  const only = campuses.length === 1 ? (campuses[0]?.id ?? '') : ''
  const state = useNewRecordForm<string, Registration>({
    values: newRegistration(language, only),
    limits: registrationLimits,
    check: checkRegistration,
    create: async (fields) => {
      const email = fields.email.trim()
      await register({ ...fields, email, language: currentTexts().language })
      return email
    },
    onCreated: onSent,
  })
  const { control } = state.form
  const ownWords = useWatch({ control, name: ['first_name', 'last_name', 'email'] })
  return (
    <Box sx={{ mb: 3 }}>
      <DoorForm state={state} act={t('account.register.act')}>
        <ChoiceField
          control={control}
          name="organization_id"
          label={t('account.login.campus')}
          placeholder={t('account.login.choose_campus')}
          choices={campuses.map(({ id, name }) => ({ value: id, label: name }))}
          required
        />
        <TextField
          control={control}
          name="first_name"
          label={t('person.first_name')}
          autoComplete="given-name"
          required
        />
        <TextField
          control={control}
          name="last_name"
          label={t('person.last_name')}
          autoComplete="family-name"
          required
        />
        <TextField
          control={control}
          name="email"
          label={t('account.login.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
        />
        <TextField
          control={control}
          name="mobile"
          label={t('person.mobile')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <NewPasswordFields form={state.form} ownWords={ownWords} label={t('account.login.password')} />
      </DoorForm>
    </Box>
  )
}

const minNumber = 6

function newRegistration(language: Language, campusId: string): Registration {
  return {
    ...{ first_name: '', last_name: '', email: '', mobile: '', organization_id: campusId, language },
    ...{ password: '', password_confirmation: '' },
  }
}

const required = (text: string) => (text.trim() === '' ? 'field.required' : undefined)

// The server's own rules that the description of the API cannot say.
const checkRegistration: ExtraCheck<Registration> = (values) => {
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
