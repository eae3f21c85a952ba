import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'
import { type DuplicateListParams, duplicateFilterQuery } from './duplicate-list'

export type Pair = Schemas['Alike']
export type PairPage = Schemas['PageAlike']

export function duplicatesQuery(params: DuplicateListParams) {
  const query = { ...duplicateFilterQuery(params), page: params.page, page_size: params.pageSize }
  return queryOptions({
    queryKey: [...keys.duplicates, query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/people/duplicates', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

// How many pairs wait for somebody to look at them.
export function duplicateCountQuery(campus: string | undefined) {
  const query = { ...(campus && { campus }), page: 1, page_size: 1 }
  return queryOptions({
    queryKey: [...keys.duplicates, 'count', campus ?? ''],
    queryFn: ({ signal }) => unwrap(api.GET('/api/people/duplicates', { params: { query }, signal })),
  })
}

const pairOf = ({ one, other }: Pair) => ({ person_id: one.id, other_id: other.id })

export async function dismissPair(pair: Pair): Promise<void> {
  await unwrap(api.POST('/api/people/duplicates/dismiss', { body: pairOf(pair) }))
}

export async function reopenPair(pair: Pair): Promise<void> {
  await unwrap(api.POST('/api/people/duplicates/reopen', { body: pairOf(pair) }))
}

export function refreshDuplicates(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: keys.duplicates })
}
