import type { Control } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { AddressFields } from '@/ui/person/address-fields'
import { FormSection } from '@/ui/record/form-section'
import type { PersonForm } from './person-form'

export function AddressSection({ control }: { control: Control<PersonForm> }) {
  const { t } = useText()
  return (
    <FormSection title={t('people.section.address')}>
      <AddressFields control={control} />
    </FormSection>
  )
}
