import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import type { FieldOf } from '@/ui/form/controlled-field'
import { type RemoteChoice, RemoteChoiceField } from '@/ui/form/remote-choice-field'
import { type Class, classesFoundQuery, classQuery } from './api'

// A class that takes students, found by its code.
export function ClassField<T extends FieldValues>(field: Omit<FieldOf<T>, 'label'>) {
  const { t } = useText()
  const cache = useQueryClient()
  const known = useCallback(
    (id: string) => {
      const found = cache.getQueryData<Class>(classQuery(id).queryKey)
      return found && { id, name: found.code }
    },
    [cache],
  )
  return (
    <RemoteChoiceField
      {...field}
      label={t('enrollment.class')}
      placeholder={t('enrollment.class_search')}
      useChoices={useClasses}
      known={known}
      onChosen={(choice) => {
        const { group } = choice as ClassChoice
        cache.setQueryData(classQuery(group.id).queryKey, group)
      }}
    />
  )
}

type ClassChoice = RemoteChoice & { group: Class }

function useClasses(typed: string, asked: boolean) {
  const texts = useText()
  const found = useQuery({ ...classesFoundQuery(typed), enabled: asked })
  const choices = (found.data?.items ?? [])
    .filter(({ may_edit, graduated }) => may_edit && !graduated)
    .map((group): ClassChoice => ({ id: group.id, name: group.code, about: aboutClass(group, texts), group }))
  return { choices, loading: found.isFetching }
}

type Described = Pick<Class, 'campus_name' | 'start_year' | 'end_year' | 'capacity' | 'confirmed'>

// "Paris · 2026–2028 · 12 of 30 places taken".
export function aboutClass(group: Described, { t }: Texts): string {
  const { campus_name, start_year, end_year, capacity, confirmed } = group
  const years = start_year === end_year ? `${start_year}` : `${start_year}–${end_year}`
  const places =
    capacity > 0
      ? t('enrollment.places', { taken: confirmed, capacity })
      : t('enrollment.students', { count: confirmed })
  return [campus_name, years, places].join(' · ')
}
