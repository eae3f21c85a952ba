import type { Control } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { AddressFields } from '@/ui/person/address-fields'
import { FormSection } from '@/ui/record/form-section'
import type { ProfileForm } from './profile-form'

export function AddressSection({ control }: { control: Control<ProfileForm> }) {
  const { t } = useText()
  return (
    <FormSection title={t('profile.section.address')}>
      <AddressFields control={control} own />
    </FormSection>
  )
}
