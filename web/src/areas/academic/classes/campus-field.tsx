import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FieldOf } from '@/ui/form/controlled-field'
import { SearchChoiceField } from '@/ui/form/search-choice-field'
import { campusNamesQuery } from './api'

// One of the campuses in reach.
export function CampusField<T extends FieldValues>(field: FieldOf<T>) {
  const { data } = useQuery(campusNamesQuery())
  const choices = useMemo(() => (data ?? []).map(({ id, name }) => ({ value: id, label: name })), [data])
  return <SearchChoiceField {...field} choices={choices} />
}
