import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api, unwrap } from '@/api/client'

// The campuses in reach, for filters and forms: few, and they hardly ever change.
export function campusNamesQuery() {
  const query = { page: 1, page_size: 200, sort: 'name' as const }
  return queryOptions({
    queryKey: ['campuses', 'names'],
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/campuses', { params: { query }, signal }))).items,
  })
}

// The same as choices, and whether they are still on their way.
export function useCampusChoices() {
  const { data, isPending } = useQuery(campusNamesQuery())
  const choices = useMemo(() => (data ?? []).map(({ id, name }) => ({ value: id, label: name })), [data])
  return { choices, isPending }
}
