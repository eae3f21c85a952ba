import type { Control } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { TextField } from '@/ui/form/text-field'
import { FormSection } from '@/ui/record/form-section'
import type { ProfileForm } from './profile-form'

// What only the person and a few others see.
export function PrivateSection({ control }: { control: Control<ProfileForm> }) {
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
