import type { Control } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { TextField } from '@/ui/form/text-field'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import type { PersonForm } from './person-form'

// What the staff notes among themselves; the person never reads it.
export function MemoSection({ control }: { control: Control<PersonForm> }) {
  const { t } = useText()
  return (
    <FormSection title={t('people.section.memo')} text={t('people.section.memo_text')}>
      <FullWidth>
        <TextField control={control} name="memo" label={t('people.memo')} multiline minRows={4} />
      </FullWidth>
    </FormSection>
  )
}
