import { useMemo } from 'react'
import { useText } from '@/texts/use-text'
import { FormSection } from '@/ui/record/form-section'
import { RecordForm } from '@/ui/record/record-form'
import type { RecordForm as RecordFormState } from '@/ui/record/use-record-form'
import type { Class, ClassFields } from './api'
import { IdentityFields, TeachingFields } from './class-fields'
import { sayCurriculum } from './say-class'

type DetailsTabProps = { group: Class; state: RecordFormState<ClassFields> }

// All fields of a class.
export function DetailsTab({ group, state }: DetailsTabProps) {
  const texts = useText()
  const { t } = texts
  const { control } = state.form
  const known = useMemo(
    () => ({ id: group.curriculum_id, label: sayCurriculum(group, texts) }),
    [group, texts],
  )
  return (
    <RecordForm state={state} readOnly={!group.may_edit}>
      <FormSection title={t('class.section.identity')} text={t('class.section.identity_text')}>
        <IdentityFields control={control} />
      </FormSection>
      <FormSection title={t('class.section.teaching')} text={t('class.section.teaching_text')}>
        <TeachingFields control={control} known={known} />
      </FormSection>
    </RecordForm>
  )
}
