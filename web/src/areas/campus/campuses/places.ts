import { queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'

type Places = { cities: string[]; countries: string[] }

const pageSize = 200
// Nobody has a thousand campuses; a filter that lacks one of their cities would still do no harm.
const maxPages = 5

// The cities and countries that campuses are in: few, and they hardly ever change.
export function placesQuery() {
  return queryOptions({
    queryKey: keys.places,
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }): Promise<Places> => {
      const rows: Schemas['CampusRow'][] = []
      for (let page = 1; page <= maxPages; page++) {
        const query = { page, page_size: pageSize, sort: 'city' as const }
        const { items, total } = await unwrap(api.GET('/api/campuses', { params: { query }, signal }))
        rows.push(...items)
        if (rows.length >= total) break
      }
      return { cities: distinct(rows, 'city'), countries: distinct(rows, 'country') }
    },
  })
}

function distinct(rows: Schemas['CampusRow'][], field: 'city' | 'country'): string[] {
  return [...new Set(rows.map((row) => row[field]).filter(Boolean))]
}
