import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { asSeen, type Seen } from '@/api/seen'
import { keys } from '../keys'
import { type ChurchListParams, churchFilterQuery } from './church-list'

export type Church = Schemas['Church']
export type ChurchFields = Omit<Schemas['ChurchFields'], '$schema'>
export type ChurchesPage = Schemas['PageChurch']
export type ChurchPeople = Schemas['PageChurchPerson']

const one = (id: string) => ({ params: { path: { id } } })

export function churchListQuery(params: ChurchListParams) {
  const query = { ...churchFilterQuery(params), page: params.page, page_size: params.pageSize }
  return queryOptions({
    queryKey: [...keys.churchList, query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/churches', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

export function churchRecordQuery(id: string) {
  return queryOptions({
    queryKey: keys.church(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/churches/{id}', { ...one(id), signal })),
  })
}

export function churchPeopleQuery(id: string, page: number, pageSize: number) {
  const params = { path: { id }, query: { page, page_size: pageSize } }
  return queryOptions({
    queryKey: [...keys.churchPeople(id), page, pageSize],
    queryFn: ({ signal }) => unwrap(api.GET('/api/churches/{id}/people', { params, signal })),
    placeholderData: keepPreviousData,
  })
}

export function updateChurch(id: string, fields: ChurchFields, version: number): Promise<Church> {
  return unwrap(api.PUT('/api/churches/{id}', { ...one(id), body: { ...fields, version } }))
}

// The first stays, with these fields; the people of the other are its own.
export function mergeChurches(kept: Church, other: Church, fields: ChurchFields): Promise<Church> {
  const body = { ...fields, version: kept.version, other_id: other.id, other_version: other.version }
  return unwrap(api.POST('/api/churches/{id}/merge', { ...one(kept.id), body }))
}

export async function deleteChurch(seen: Seen): Promise<void> {
  await unwrap(api.DELETE('/api/churches/{id}', asSeen(seen)))
}

// Every screen that shows churches, or people by their church, looks again.
export function refreshChurches(cache: QueryClient): void {
  for (const queryKey of keys.afterChurch) {
    void cache.invalidateQueries({ queryKey })
  }
}
