import type { Control } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { CountryField } from '@/ui/form/country-field'
import { TextField } from '@/ui/form/text-field'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import type { PersonForm } from './person-form'

// The specification's four; any other can be typed.
const cities = ['Paris', 'Nice', 'Nantes', 'Marseille']

export function AddressSection({ control }: { control: Control<PersonForm> }) {
  const { t } = useText()
  return (
    <FormSection title={t('people.section.address')}>
      <FullWidth>
        <TextField control={control} name="address" label={t('person.address')} autoComplete="off" />
      </FullWidth>
      <TextField
        control={control}
        name="additional_address"
        label={t('person.additional_address')}
        autoComplete="off"
      />
      <TextField control={control} name="neighborhood" label={t('person.neighborhood')} autoComplete="off" />
      <TextField control={control} name="zip_code" label={t('person.zip_code')} autoComplete="off" />
      <TextField
        control={control}
        name="city"
        label={t('person.city')}
        suggestions={cities}
        autoComplete="off"
      />
      <TextField control={control} name="state" label={t('person.state')} autoComplete="off" />
      <CountryField control={control} name="country" label={t('person.country')} />
    </FormSection>
  )
}
