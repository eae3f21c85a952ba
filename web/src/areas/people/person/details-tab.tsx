import Alert from '@mui/material/Alert'
import type { Control, UseFormReturn } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { ChurchFields } from '@/ui/church/church-fields'
import { CountryField } from '@/ui/form/country-field'
import { DateField } from '@/ui/form/date-field'
import { RadioField } from '@/ui/form/radio-field'
import { TextField } from '@/ui/form/text-field'
import { AddressFields } from '@/ui/person/address-fields'
import { genderChoices } from '@/ui/person/choices'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import { RecordColumns } from '@/ui/record/record-columns'
import { RecordForm } from '@/ui/record/record-form'
import type { Person } from './api'
import { ContactSection } from './contact-section'
import { PersonAside } from './person-aside'
import type { PersonForm, PersonTabProps } from './person-form'

// All that is known of a person, in the groups that people think in; the server says which of them the reader may
// know, and whether he may change them.
export function DetailsTab({ person, state, editing, aside }: PersonTabProps) {
  const { t } = useText()
  const { may } = person
  const knows = (special: (typeof may.special)[number]) => may.special.includes(special)
  const { control } = state.form
  if (!may.contact) {
    return (
      <Alert severity="info" variant="outlined" sx={{ color: 'text.primary', borderColor: 'divider' }}>
        {t('people.name_only')}
      </Alert>
    )
  }
  return (
    <RecordForm state={state} editing={editing}>
      <RecordColumns aside={<PersonAside person={person} editing={editing} more={aside} />}>
        <IdentitySection control={control} card={knows('identity_card')} />
        <ContactSection control={control} person={person} />
        <AddressSection control={control} />
        {knows('church') && <ChurchSection form={state.form} person={person} />}
        {knows('bank_account') && <BankSection control={control} />}
        <BioSection control={control} />
        {knows('memo') && <MemoSection control={control} />}
      </RecordColumns>
    </RecordForm>
  )
}

type IdentitySectionProps = {
  control: Control<PersonForm>
  // The number of the identity card is for few.
  card: boolean
}

function IdentitySection({ control, card }: IdentitySectionProps) {
  const { t } = useText()
  const today = new Date().toISOString().slice(0, 10)
  return (
    <FormSection title={t('people.section.identity')} text={t('people.section.identity_text')}>
      <TextField control={control} name="first_name" label={t('person.first_name')} autoComplete="off" />
      <TextField control={control} name="middle_name" label={t('person.middle_name')} autoComplete="off" />
      <TextField control={control} name="last_name" label={t('person.last_name')} autoComplete="off" />
      <RadioField control={control} name="gender" label={t('person.gender')} choices={genderChoices(t)} />
      <DateField
        control={control}
        name="birth_date"
        label={t('person.born_on')}
        max={today}
        autoComplete="off"
      />
      <CountryField control={control} name="birth_country" label={t('person.birth_country')} />
      {card && (
        <TextField
          control={control}
          name="identity_card"
          label={t('person.identity_card')}
          autoComplete="off"
        />
      )}
    </FormSection>
  )
}

function AddressSection({ control }: { control: Control<PersonForm> }) {
  const { t } = useText()
  return (
    <FormSection title={t('people.section.address')}>
      <AddressFields control={control} />
    </FormSection>
  )
}

type ChurchSectionProps = { form: UseFormReturn<PersonForm>; person: Person }

function ChurchSection({ form, person }: ChurchSectionProps) {
  const { t } = useText()
  const { church_id: id = '', church_name: name = '', church_pastor: pastor = '' } = person
  return (
    <FormSection title={t('person.church')} text={t('people.section.church_text')}>
      <ChurchFields form={form} church={{ id, name, pastor }} />
    </FormSection>
  )
}

function BankSection({ control }: { control: Control<PersonForm> }) {
  const { t } = useText()
  return (
    <FormSection title={t('people.section.bank')} text={t('people.section.bank_text')}>
      <FullWidth>
        <TextField
          control={control}
          name="bank_account"
          label={t('person.bank_account')}
          autoComplete="off"
        />
      </FullWidth>
    </FormSection>
  )
}

function BioSection({ control }: { control: Control<PersonForm> }) {
  const { t } = useText()
  return (
    <FormSection title={t('person.bio')}>
      <FullWidth>
        <TextField control={control} name="bio" label={t('person.bio')} multiline minRows={4} />
      </FullWidth>
    </FormSection>
  )
}

// What the staff notes among themselves; the person never reads it.
function MemoSection({ control }: { control: Control<PersonForm> }) {
  const { t } = useText()
  return (
    <FormSection title={t('people.section.memo')} text={t('people.section.memo_text')}>
      <FullWidth>
        <TextField control={control} name="memo" label={t('people.memo')} multiline minRows={4} />
      </FullWidth>
    </FormSection>
  )
}
