import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { asSeen, type Seen } from '@/api/seen'
import { upload } from '@/api/upload'
import { keys } from '../keys'
import { type CampusListParams, campusFilterQuery } from './campus-list'

export type Campus = Schemas['Campus']
export type CampusRow = Schemas['CampusRow']
export type CampusFields = Omit<Schemas['UpdateCampusRequest'], 'version'>
export type NewCampus = Schemas['CreateCampusRequest']
export type Dependents = Schemas['Dependents']
export type Outcome = Schemas['Deletion']['outcome']

const one = (id: string) => ({ params: { path: { id } } })

export function campusListQuery(params: CampusListParams) {
  const query = { ...campusFilterQuery(params), page: params.page, page_size: params.pageSize }
  return queryOptions({
    queryKey: [...keys.campuses, query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/campuses', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

export function campusQuery(id: string) {
  return queryOptions({
    queryKey: keys.campus(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/campuses/{id}', { ...one(id), signal })),
  })
}

export function createCampus(body: NewCampus): Promise<Campus> {
  return unwrap(api.POST('/api/campuses', { body }))
}

export function updateCampus(id: string, fields: CampusFields, version: number): Promise<Campus> {
  return unwrap(api.PUT('/api/campuses/{id}', { ...one(id), body: { ...fields, version } }))
}

export function moveCampus(id: string, regionId: string, version: number): Promise<Campus> {
  return unwrap(api.PUT('/api/campuses/{id}/region', { ...one(id), body: { region_id: regionId, version } }))
}

export function fetchDependents(id: string): Promise<Dependents> {
  return unwrap(api.GET('/api/campuses/{id}/dependents', one(id)))
}

export async function deleteCampus(seen: Seen): Promise<Outcome> {
  const { outcome } = await unwrap(api.DELETE('/api/campuses/{id}', asSeen(seen)))
  return outcome
}

export function restoreCampus(id: string): Promise<Campus> {
  return unwrap(api.POST('/api/campuses/{id}/restore', one(id)))
}

export function setLogo(id: string, file: File, onProgress: (share: number) => void): Promise<Campus> {
  return upload(`/api/campuses/${id}/logo`, file, { method: 'PUT', onProgress })
}

export function removeLogo(id: string): Promise<Campus> {
  return unwrap(api.DELETE('/api/campuses/{id}/logo', one(id)))
}

// Every screen that shows the campus, or counts it, looks again.
export function keepCampus(cache: QueryClient, campus: Campus): void {
  cache.setQueryData(keys.campus(campus.id), campus)
  void cache.invalidateQueries({ queryKey: keys.campuses })
}

export function forgetCampus(cache: QueryClient, id: string): void {
  cache.removeQueries({ queryKey: keys.campus(id) })
  void cache.invalidateQueries({ queryKey: keys.campuses })
}
