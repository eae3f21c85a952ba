import { api, type Schemas, unwrap } from '@/api/client'

export type Changed = Schemas['Changed']
export type Letter = Omit<Schemas['MailPeopleRequest'], '$schema' | 'ids'>
export type BulkRole = Schemas['AddRoleToPeopleRequest']['role']

export function setPeopleEnabled(ids: string[], enabled: boolean, reason = ''): Promise<Changed> {
  return unwrap(api.PUT('/api/people/enabled', { body: { ids, enabled, reason } }))
}

export function addRole(ids: string[], campus_id: string, role: BulkRole): Promise<Changed> {
  return unwrap(api.POST('/api/people/add-role', { body: { ids, campus_id, role } }))
}

export function mailPeople(ids: string[], letter: Letter): Promise<Changed> {
  return unwrap(api.POST('/api/people/mail', { body: { ids, ...letter } }))
}

export async function fetchName(id: string): Promise<string> {
  return (await unwrap(api.GET('/api/people/{id}', { params: { path: { id } } }))).name
}

// A letter to some people of a campus, still to be written.
export const beginLetter = (campus_id: string, name: string, person_ids: string[]) =>
  unwrap(
    api.POST('/api/letters', {
      body: { campus_id, name, template: false, from_id: '', person_ids, class_ids: [], list_ids: [] },
    }),
  )
