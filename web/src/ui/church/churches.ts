import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'

export type ChurchFields = Omit<Schemas['ChurchFields'], '$schema'>
// What a form needs to show of a church.
export type Church = { id: string; name: string; pastor: string; city?: string; country?: string }

const shown = 20

// The churches whose name or city matches what was typed.
export function churchesQuery(q: string) {
  const query = { q, page: 1, page_size: shown }
  return queryOptions({
    queryKey: ['churches', q],
    queryFn: ({ signal }) => unwrap(api.GET('/api/churches', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

export function churchQuery(id: string) {
  return queryOptions({
    queryKey: ['church', id],
    staleTime: 5 * 60_000,
    queryFn: ({ signal }): Promise<Church> =>
      unwrap(api.GET('/api/churches/{id}', { params: { path: { id } }, signal })),
  })
}

export function createChurch(body: ChurchFields): Promise<Church> {
  return unwrap(api.POST('/api/churches', { body }))
}

// A church that a form has met, by its id: people know it by its name.
export function keepChurch(cache: QueryClient, church: Church): void {
  cache.setQueryData(['church', church.id], church)
}

export function knownChurch(cache: QueryClient, id: string): Church | undefined {
  return cache.getQueryData<Church>(['church', id])
}
