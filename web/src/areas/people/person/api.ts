import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { upload } from '@/api/upload'
import type { HistorySource } from '@/ui/record/history-source'
import { keys } from '../keys'

export type Person = Schemas['PersonRecord']
export type Account = Schemas['PersonAccount']
export type Membership = Schemas['PersonCampus']
export type PersonInput = Omit<Schemas['UpdatePersonRequest'], '$schema' | 'version'>
export type CampusRole = Schemas['SetPersonRolesRequest']['roles'][number]
export type NetworkRole = Schemas['SetNetworkRolesRequest']['roles'][number]

const one = (id: string) => ({ params: { path: { id } } })
const at = (id: string, campus_id: string) => ({ params: { path: { id, campus_id } } })

export function personQuery(id: string) {
  return queryOptions({
    queryKey: keys.person(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/people/{id}', { ...one(id), signal })),
  })
}

export function accountQuery(id: string) {
  return queryOptions({
    queryKey: keys.personAccount(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/people/{id}/account', { ...one(id), signal })),
  })
}

// The route of its own tells of all campuses, once the person is within reach.
export function historySource(id: string): HistorySource {
  return {
    key: keys.personHistory(id),
    load: (size, signal) => {
      const params = { path: { id }, query: { page: 1, page_size: size } }
      return unwrap(api.GET('/api/people/{id}/history', { params, signal }))
    },
  }
}

export function updatePerson(id: string, fields: PersonInput, version: number): Promise<Person> {
  return unwrap(api.PUT('/api/people/{id}', { ...one(id), body: { ...fields, version } }))
}

export function setPersonPhoto(id: string, photo: File): Promise<Person> {
  return upload(`/api/people/${id}/photo`, photo, { method: 'PUT' })
}

export function removePersonPhoto(id: string): Promise<Person> {
  return unwrap(api.DELETE('/api/people/{id}/photo', one(id)))
}

export function setRoles(person: Person, campusId: string, roles: CampusRole[]): Promise<Person> {
  const body = { roles, version: person.version }
  return unwrap(api.PUT('/api/people/{id}/memberships/{campus_id}', { ...at(person.id, campusId), body }))
}

export function setNetworkRoles(person: Person, roles: NetworkRole[]): Promise<Person> {
  const body = { roles, version: person.version }
  return unwrap(api.PUT('/api/people/{id}/network-roles', { ...one(person.id), body }))
}

export function endMembership(id: string, campusId: string): Promise<Person> {
  return unwrap(api.DELETE('/api/people/{id}/memberships/{campus_id}', at(id, campusId)))
}

export async function setEnabled(id: string, enabled: boolean, reason = ''): Promise<void> {
  await unwrap(api.PUT('/api/people/{id}/enabled', { ...one(id), body: { enabled, reason } }))
}

export async function endSessions(id: string): Promise<void> {
  await unwrap(api.DELETE('/api/people/{id}/sessions', one(id)))
}

export async function sendResetLink(id: string): Promise<void> {
  await unwrap(api.POST('/api/people/{id}/reset-link', one(id)))
}

export async function removeSecondFactor(id: string): Promise<void> {
  await unwrap(api.DELETE('/api/people/{id}/second-factor', one(id)))
}

// Every screen that shows the person looks again; his history has grown.
export function keepPerson(cache: QueryClient, person: Person): void {
  cache.setQueryData(keys.person(person.id), person)
  void cache.invalidateQueries({ queryKey: keys.personHistory(person.id) })
  void cache.invalidateQueries({ queryKey: keys.people })
}

export function refreshPerson(cache: QueryClient, id: string): Promise<void> {
  void cache.invalidateQueries({ queryKey: keys.people })
  return cache.invalidateQueries({ queryKey: keys.person(id) })
}
