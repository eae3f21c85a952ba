import type { Control, FieldValues } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { CountryField } from '@/ui/form/country-field'
import { TextField } from '@/ui/form/text-field'
import { FullWidth } from '@/ui/record/full-width'

type Address = {
  address: string
  additional_address: string
  neighborhood: string
  zip_code: string
  city: string
  state: string
  country: string
}

type AddressFieldsProps<T extends FieldValues> = {
  control: Control<T>
  // One's own address: the browser may know it. That of somebody else it must not offer.
  own?: boolean
}

// The specification's four; any other can be typed.
export const cities = ['Paris', 'Nice', 'Nantes', 'Marseille']

// Where a person lives.
export function AddressFields<T extends FieldValues & Address>({
  own = false,
  ...form
}: AddressFieldsProps<T>) {
  const { t } = useText()
  // The fields are named here, once, for every form that has them.
  const control = form.control as unknown as Control<Address>
  const fill = (token: string) => (own ? token : 'off')
  return (
    <>
      <FullWidth>
        <TextField
          control={control}
          name="address"
          label={t('person.address')}
          autoComplete={fill('address-line1')}
        />
      </FullWidth>
      <TextField
        control={control}
        name="additional_address"
        label={t('person.additional_address')}
        autoComplete={fill('address-line2')}
      />
      <TextField
        control={control}
        name="neighborhood"
        label={t('person.neighborhood')}
        autoComplete={fill('address-level3')}
      />
      <TextField
        control={control}
        name="zip_code"
        label={t('person.zip_code')}
        autoComplete={fill('postal-code')}
      />
      <TextField
        control={control}
        name="city"
        label={t('person.city')}
        suggestions={cities}
        autoComplete={fill('address-level2')}
      />
      <TextField
        control={control}
        name="state"
        label={t('person.state')}
        autoComplete={fill('address-level1')}
      />
      <CountryField control={control} name="country" label={t('person.country')} />
    </>
  )
}
