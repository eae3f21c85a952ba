import type { Control } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { ChoiceField } from '@/ui/form/choice-field'
import { CountryField } from '@/ui/form/country-field'
import { DateField } from '@/ui/form/date-field'
import { TextField } from '@/ui/form/text-field'
import { genderChoices } from '@/ui/person/choices'
import { FormSection } from '@/ui/record/form-section'
import type { ProfileForm } from './profile-form'

export function NameSection({ control }: { control: Control<ProfileForm> }) {
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
      <ChoiceField
        control={control}
        name="gender"
        label={t('person.gender')}
        placeholder={t('ui.choose')}
        choices={genderChoices(t)}
      />
      <DateField control={control} name="birth_date" label={t('person.born_on')} autoComplete="bday" />
      <CountryField control={control} name="birth_country" label={t('person.birth_country')} />
    </FormSection>
  )
}
