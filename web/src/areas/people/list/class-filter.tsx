import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, unwrap } from '@/api/client'
import { useSettled } from '@/lib/use-settled'
import { useText } from '@/texts/use-text'
import { SearchFilterChip } from '@/ui/table/search-filter-chip'
import { keys } from '../keys'

type ClassFilterProps = {
  campus: string | undefined
  value: string | undefined
  onChange: (id: string | undefined) => void
}

// The people of one class, which is found on the server while one types.
export function ClassFilter({ campus, value, onChange }: ClassFilterProps) {
  const { t } = useText()
  const [typed, setTyped] = useState('')
  const found = useQuery(classesQuery(campus, useSettled(typed, 250)))
  const chosen = useQuery({ ...classNameQuery(value ?? ''), enabled: value !== undefined })
  return (
    <SearchFilterChip
      label={t('people.class')}
      choices={(found.data ?? []).map(({ id, code }) => ({ value: id, label: code }))}
      loading={found.isFetching}
      value={value}
      shown={chosen.data?.code ?? '…'}
      onSearch={setTyped}
      onChange={onChange}
    />
  )
}

const shown = 30

function classesQuery(campus: string | undefined, q: string) {
  const query = { ...(campus && { campus }), ...(q && { q }), page: 1, page_size: shown }
  return queryOptions({
    queryKey: keys.classesFound(campus, q),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/classes', { params: { query }, signal }))).items,
    placeholderData: keepPreviousData,
  })
}

function classNameQuery(id: string) {
  return queryOptions({
    queryKey: keys.class(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/classes/{id}', { params: { path: { id } }, signal })),
  })
}
