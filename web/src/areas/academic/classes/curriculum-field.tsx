import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import type { FieldOf } from '@/ui/form/controlled-field'
import { SearchChoiceField } from '@/ui/form/search-choice-field'
import { curriculumChoicesQuery } from '../curricula/api'

type CurriculumFieldProps<T extends FieldValues> = FieldOf<T> & {
  // The version that the class follows now: it may be put away, or none of who reads to choose.
  known?: { id: string; label: string } | undefined
}

// The version of a curriculum that a class follows.
export function CurriculumField<T extends FieldValues>({ known, ...field }: CurriculumFieldProps<T>) {
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
  return <SearchChoiceField {...field} choices={choices} />
}
