import { useMemo } from 'react'
import type { Control } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { ChoiceField } from '@/ui/form/choice-field'
import { LanguageField } from '@/ui/form/language-field'
import { NumberField } from '@/ui/form/number-field'
import { TextField } from '@/ui/form/text-field'
import { FullWidth } from '@/ui/record/full-width'
import type { ClassFields } from './api'
import { programmes } from './class-list'
import { CurriculumField } from './curriculum-field'

type FieldsProps = { control: Control<ClassFields> }

// What the class is called and where it stands.
export function IdentityFields({ control, autoFocus = false }: FieldsProps & { autoFocus?: boolean }) {
  const { t } = useText()
  const choices = useMemo(
    () => programmes.map((value) => ({ value, label: t(`class.programmes.${value}`) })),
    [t],
  )
  return (
    <>
      <TextField
        control={control}
        name="code"
        label={t('class.code')}
        help={t('class.code_help')}
        autoComplete="off"
        autoFocus={autoFocus}
      />
      <NumberField control={control} name="level" label={t('class.level')} />
      <ChoiceField control={control} name="programme" label={t('class.programme')} choices={choices} />
      <NumberField
        control={control}
        name="capacity"
        label={t('class.capacity')}
        help={t('class.capacity_help')}
      />
      <NumberField control={control} name="start_year" label={t('class.start_year')} />
      <NumberField control={control} name="end_year" label={t('class.end_year')} />
    </>
  )
}

type TeachingFieldsProps = FieldsProps & { known?: { id: string; label: string } | undefined }

// What is taught, and in which language.
export function TeachingFields({ control, known }: TeachingFieldsProps) {
  const { t } = useText()
  return (
    <>
      <LanguageField
        control={control}
        name="language"
        label={t('class.language')}
        placeholder={t('class.no_language')}
      />
      <FullWidth>
        <CurriculumField
          control={control}
          name="curriculum_id"
          label={t('class.curriculum')}
          help={t('class.curriculum_help')}
          known={known}
        />
      </FullWidth>
    </>
  )
}
