import { useEffect } from 'react'
import { type Control, type UseFormReturn, useWatch } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { ChoiceField } from '@/ui/form/choice-field'
import { LanguageField } from '@/ui/form/language-field'
import { SwitchField } from '@/ui/form/switch-field'
import { FullWidth } from '@/ui/record/full-width'
import type { UploadFields } from './api'
import { documentTypes, isExam } from './document-types'

// Type, language and who may open it: of files that are to be sent, and of a document that is there.
export function AboutFields({ form }: { form: UseFormReturn<UploadFields> }) {
  const { t } = useText()
  const control: Control<UploadFields> = form.control
  const exam = isExam(useWatch({ control, name: 'type' }))
  useEffect(() => {
    if (exam) form.setValue('student_access', false, { shouldDirty: true })
  }, [exam, form])
  return (
    <>
      <ChoiceField
        control={control}
        name="type"
        label={t('course.document.type')}
        choices={documentTypes.map((value) => ({ value, label: t(`course.document.types.${value}`) }))}
      />
      <LanguageField
        control={control}
        name="language"
        label={t('course.document.language')}
        placeholder={t('course.document.any_language')}
      />
      <FullWidth>
        <SwitchField
          control={control}
          name="student_access"
          label={t('course.document.student_access')}
          help={exam ? t('course.exam_not_for_students') : t('course.document.student_access_help')}
          disabled={exam}
        />
      </FullWidth>
    </>
  )
}
