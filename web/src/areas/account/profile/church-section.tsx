import type { UseFormReturn } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { ChurchFields } from '@/ui/church/church-fields'
import { FormSection } from '@/ui/record/form-section'
import type { Person } from './api'
import type { ProfileForm } from './profile-form'

type ChurchSectionProps = { form: UseFormReturn<ProfileForm>; person: Person }

export function ChurchSection({ form, person }: ChurchSectionProps) {
  const { t } = useText()
  const church = { id: person.church_id, name: person.church_name, pastor: person.church_pastor }
  return (
    <FormSection title={t('profile.section.church')} text={t('profile.section.church_text')}>
      <ChurchFields form={form} church={church} />
    </FormSection>
  )
}
