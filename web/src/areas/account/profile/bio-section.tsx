import type { Control } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { TextField } from '@/ui/form/text-field'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import type { ProfileForm } from './profile-form'

export function BioSection({ control }: { control: Control<ProfileForm> }) {
  const { t } = useText()
  return (
    <FormSection title={t('profile.section.bio')} text={t('profile.section.bio_text')}>
      <FullWidth>
        <TextField control={control} name="bio" label={t('person.bio')} multiline minRows={5} />
      </FullWidth>
    </FormSection>
  )
}
