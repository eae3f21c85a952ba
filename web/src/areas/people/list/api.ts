import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'
import type { PeopleFilterQuery, PeopleListParams } from './people-list'

export type PersonRow = Schemas['PersonRow']
export type PeoplePage = Schemas['PagePersonRow']

export function peopleListQuery(filter: PeopleFilterQuery, params: PeopleListParams) {
  const query = { ...filter, sort: params.sort, page: params.page, page_size: params.pageSize }
  return queryOptions({
    queryKey: [...keys.people, query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/people', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

// The server changes at most this many people at once.
export const mostAtOnce = 500
const idsPage = 200

// Everybody that a list finds, whatever page is shown; undefined where they are too many for one act.
export async function findIds(filter: PeopleFilterQuery): Promise<string[] | undefined> {
  const ids: string[] = []
  for (let page = 1; ids.length <= mostAtOnce; page++) {
    const query = { ...filter, sort: 'name' as const, page, page_size: idsPage }
    const { items } = await unwrap(api.GET('/api/people', { params: { query } }))
    ids.push(...items.map(({ id }) => id))
    if (items.length < idsPage) return ids.length <= mostAtOnce ? ids : undefined
  }
  return undefined
}

// Every list looks again.
export function refreshPeople(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: keys.people })
}
