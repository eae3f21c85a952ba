import type { Control } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { NumberField } from '@/ui/form/number-field'
import { TextField } from '@/ui/form/text-field'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import type { CourseFields } from './api'

// All fields of a course, in the groups that people think in.
export function CourseSections({ control }: { control: Control<CourseFields> }) {
  const { t } = useText()
  return (
    <>
      <FormSection title={t('course.section.identity')} text={t('course.section.identity_text')}>
        <TextField
          control={control}
          name="code"
          label={t('course.code')}
          help={t('course.code_help')}
          autoComplete="off"
        />
        <TextField
          control={control}
          name="edition"
          label={t('course.edition')}
          help={t('course.edition_help')}
          autoComplete="off"
        />
        <TextField control={control} name="name" label={t('course.name')} autoComplete="off" />
        <TextField
          control={control}
          name="english_name"
          label={t('course.english_name')}
          autoComplete="off"
        />
      </FormSection>
      <FormSection title={t('course.section.content')} text={t('course.section.content_text')}>
        <NumberField control={control} name="hours" label={t('course.hours')} unit="h" />
        <FullWidth>
          <TextField
            control={control}
            name="description"
            label={t('course.description')}
            multiline
            minRows={5}
          />
        </FullWidth>
      </FormSection>
    </>
  )
}
