import type { UseFormReturn } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { ChurchFields } from '@/ui/church/church-fields'
import { FormSection } from '@/ui/record/form-section'
import type { Person } from './api'
import type { PersonForm } from './person-form'

type ChurchSectionProps = { form: UseFormReturn<PersonForm>; person: Person }

export function ChurchSection({ form, person }: ChurchSectionProps) {
  const { t } = useText()
  const { church_id: id = '', church_name: name = '', church_pastor: pastor = '' } = person
  return (
    <FormSection title={t('person.church')} text={t('people.section.church_text')}>
      <ChurchFields form={form} church={{ id, name, pastor }} />
    </FormSection>
  )
}
