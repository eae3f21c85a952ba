import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Control, FieldValues } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { ChoiceField } from '@/ui/form/choice-field'
import type { FieldOf } from '@/ui/form/controlled-field'
import { LanguageField } from '@/ui/form/language-field'
import { NumberField } from '@/ui/form/number-field'
import { TextField } from '@/ui/form/text-field'
import { FullWidth } from '@/ui/record/full-width'
import { curriculumChoicesQuery } from '../curricula/api'
import type { ClassFields } from './api'
import { programmes } from './class-list'

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

type CurriculumFieldProps<T extends FieldValues> = FieldOf<T> & {
  // The version that the class follows now: it may be put away, or none of who reads to choose.
  known?: { id: string; label: string } | undefined
}

// The version of a curriculum that a class follows.
function CurriculumField<T extends FieldValues>({ known, ...field }: CurriculumFieldProps<T>) {
  const { t } = useText()
  const { data } = useQuery(curriculumChoicesQuery())
  const choices = useMemo(() => {
    const all = (data ?? []).map(({ id, name, number }) => ({
      value: id,
      label: t('class.curriculum_version', { name, number }),
    }))
    const missing = known?.id && !all.some(({ value }) => value === known.id)
    return missing ? [...all, { value: known.id, label: known.label }] : all
  }, [data, known, t])
  return <ChoiceField {...field} choices={choices} placeholder={t('class.without_curriculum')} />
}
