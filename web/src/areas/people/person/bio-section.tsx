import type { Control } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { TextField } from '@/ui/form/text-field'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import type { PersonForm } from './person-form'

export function BioSection({ control }: { control: Control<PersonForm> }) {
  const { t } = useText()
  return (
    <FormSection title={t('person.bio')}>
      <FullWidth>
        <TextField control={control} name="bio" label={t('person.bio')} multiline minRows={4} />
      </FullWidth>
    </FormSection>
  )
}
