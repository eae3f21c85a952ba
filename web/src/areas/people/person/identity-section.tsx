import type { Control } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { CountryField } from '@/ui/form/country-field'
import { DateField } from '@/ui/form/date-field'
import { RadioField } from '@/ui/form/radio-field'
import { TextField } from '@/ui/form/text-field'
import { genderChoices } from '@/ui/person/choices'
import { FormSection } from '@/ui/record/form-section'
import type { PersonForm } from './person-form'

type IdentitySectionProps = {
  control: Control<PersonForm>
  // The number of the identity card is for few.
  card: boolean
}

export function IdentitySection({ control, card }: IdentitySectionProps) {
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
