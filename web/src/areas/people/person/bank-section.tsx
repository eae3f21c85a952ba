import type { Control } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { TextField } from '@/ui/form/text-field'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import type { PersonForm } from './person-form'

export function BankSection({ control }: { control: Control<PersonForm> }) {
  const { t } = useText()
  return (
    <FormSection title={t('people.section.bank')} text={t('people.section.bank_text')}>
      <FullWidth>
        <TextField
          control={control}
          name="bank_account"
          label={t('person.bank_account')}
          autoComplete="off"
        />
      </FullWidth>
    </FormSection>
  )
}
