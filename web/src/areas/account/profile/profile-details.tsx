import type { Control, UseFormReturn } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { ChurchFields } from '@/ui/church/church-fields'
import { ChoiceField } from '@/ui/form/choice-field'
import { CountryField } from '@/ui/form/country-field'
import { DateField } from '@/ui/form/date-field'
import { LanguageField } from '@/ui/form/language-field'
import { PhoneField } from '@/ui/form/phone-field'
import { RadioField } from '@/ui/form/radio-field'
import { ReadOnlyField } from '@/ui/form/read-only-field'
import { TextField } from '@/ui/form/text-field'
import { AddressFields } from '@/ui/person/address-fields'
import { contactChoices, genderChoices } from '@/ui/person/choices'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import { RecordForm } from '@/ui/record/record-form'
import type { RecordForm as RecordFormState } from '@/ui/record/use-record-form'
import type { Person } from './api'
import type { ProfileForm } from './profile-form'

type ProfileDetailsProps = { person: Person; state: RecordFormState<ProfileForm> }

// All that a person may change of himself, in the groups that people think in.
export function ProfileDetails({ person, state }: ProfileDetailsProps) {
  const { control } = state.form
  return (
    <RecordForm state={state}>
      <NameSection control={control} />
      <ContactSection control={control} email={person.email} />
      <AddressSection control={control} />
      <BioSection control={control} />
      <ChurchSection form={state.form} person={person} />
      <PrivateSection control={control} />
    </RecordForm>
  )
}

function NameSection({ control }: { control: Control<ProfileForm> }) {
  const { t } = useText()
  return (
    <FormSection title={t('profile.section.name')} text={t('profile.section.name_text')}>
      <TextField
        control={control}
        name="first_name"
        label={t('person.first_name')}
        autoComplete="given-name"
      />
      <TextField
        control={control}
        name="middle_name"
        label={t('person.middle_name')}
        autoComplete="additional-name"
      />
      <TextField
        control={control}
        name="last_name"
        label={t('person.last_name')}
        autoComplete="family-name"
      />
      <RadioField control={control} name="gender" label={t('person.gender')} choices={genderChoices(t)} />
      <DateField control={control} name="birth_date" label={t('person.born_on')} autoComplete="bday" />
      <CountryField control={control} name="birth_country" label={t('person.birth_country')} />
    </FormSection>
  )
}

type ContactSectionProps = { control: Control<ProfileForm>; email: string }

function ContactSection({ control, email }: ContactSectionProps) {
  const { t } = useText()
  return (
    <FormSection title={t('profile.section.contact')} text={t('profile.section.contact_text')}>
      <ReadOnlyField label={t('person.email')} value={email} help={t('profile.email_help')} />
      <PhoneField control={control} name="mobile" label={t('person.mobile')} autoComplete="tel" />
      <ChoiceField
        control={control}
        name="favourite_contact"
        label={t('person.favourite_contact')}
        placeholder={t('ui.choose')}
        choices={contactChoices(t)}
      />
      <LanguageField
        control={control}
        name="language"
        label={t('person.language')}
        placeholder={t('ui.choose')}
        help={t('profile.language_help')}
      />
    </FormSection>
  )
}

function AddressSection({ control }: { control: Control<ProfileForm> }) {
  const { t } = useText()
  return (
    <FormSection title={t('profile.section.address')}>
      <AddressFields control={control} own />
    </FormSection>
  )
}

function BioSection({ control }: { control: Control<ProfileForm> }) {
  const { t } = useText()
  return (
    <FormSection title={t('profile.section.bio')} text={t('profile.section.bio_text')}>
      <FullWidth>
        <TextField control={control} name="bio" label={t('person.bio')} multiline minRows={5} />
      </FullWidth>
    </FormSection>
  )
}

type ChurchSectionProps = { form: UseFormReturn<ProfileForm>; person: Person }

function ChurchSection({ form, person }: ChurchSectionProps) {
  const { t } = useText()
  const church = { id: person.church_id, name: person.church_name, pastor: person.church_pastor }
  return (
    <FormSection title={t('profile.section.church')} text={t('profile.section.church_text')}>
      <ChurchFields form={form} church={church} />
    </FormSection>
  )
}

// What only the person and a few others see.
function PrivateSection({ control }: { control: Control<ProfileForm> }) {
  const { t } = useText()
  return (
    <FormSection title={t('profile.section.private')} text={t('profile.section.private_text')}>
      <TextField
        control={control}
        name="identity_card"
        label={t('person.identity_card')}
        autoComplete="off"
      />
      <TextField control={control} name="bank_account" label={t('person.bank_account')} autoComplete="off" />
    </FormSection>
  )
}
