import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { forgetSeen } from '@/session/last-seen'
import { keys } from '../keys'

export type Preview = Schemas['MergePreview']
export type Side = Schemas['MergeSide']
export type Field = Schemas['MergeField']

export function previewQuery(keptId: string, otherId: string) {
  const params = { path: { id: keptId }, query: { other_id: otherId } }
  return queryOptions({
    queryKey: keys.merge(keptId, otherId),
    // Both records are looked at as they are now, every time.
    staleTime: 0,
    queryFn: ({ signal }) => unwrap(api.GET('/api/people/{id}/merge', { params, signal })),
  })
}

const shown = 20

// People whom the other record may belong to, wherever they are.
export function peopleFoundQuery(q: string) {
  const query = { q, page: 1, page_size: shown, sort: 'name' as const }
  return queryOptions({
    queryKey: keys.peopleFound(q),
    queryFn: ({ signal }) => unwrap(api.GET('/api/people', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

export function mergePeople({ kept, other }: Preview, take: string[]): Promise<Schemas['Merging']> {
  const body = { version: kept.version, other_id: other.id, other_version: other.version, take }
  return unwrap(api.POST('/api/people/{id}/merge', { params: { path: { id: kept.id } }, body }))
}

// Nobody shows the two of them any more.
export function forgetPair(cache: QueryClient, { kept, other }: Preview): void {
  forgetSeen(other.id)
  for (const id of [kept.id, other.id]) cache.removeQueries({ queryKey: keys.person(id) })
  for (const queryKey of keys.afterMerge) void cache.invalidateQueries({ queryKey })
}
