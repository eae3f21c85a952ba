import { api, type Schemas, unwrap } from '@/api/client'

export type NewPerson = Omit<Schemas['CreatePersonRequest'], '$schema'>
export type Created = Schemas['PersonRecord']

export function createPerson(body: NewPerson): Promise<Created> {
  return unwrap(api.POST('/api/people', { body }))
}
