import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/api/client'
import { keys } from '../keys'

// The campuses in reach, for filters and forms: few, and they hardly ever change.
export function campusNamesQuery() {
  const query = { page: 1, page_size: 200, sort: 'name' as const }
  return queryOptions({
    queryKey: keys.campusNames,
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/campuses', { params: { query }, signal }))).items,
  })
}
