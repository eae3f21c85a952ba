import type { QueryClient } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { download } from '@/api/download'
import { forgetSeen } from '@/session/last-seen'
import { keys } from '../keys'
import type { Person } from '../person/api'

export function exportData(person: Person): Promise<void> {
  return download(`/api/people/${person.id}/data`, 'data.zip', 'POST')
}

export function erasePerson(person: Person, name: string): Promise<Schemas['Erasure']> {
  const body = { version: person.version, name }
  return unwrap(api.POST('/api/people/{id}/erase', { params: { path: { id: person.id } }, body }))
}

export function forgetPerson(cache: QueryClient, id: string): void {
  forgetSeen(id)
  cache.removeQueries({ queryKey: keys.person(id) })
  void cache.invalidateQueries({ queryKey: keys.people })
}
