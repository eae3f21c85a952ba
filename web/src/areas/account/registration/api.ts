import { api, type Schemas, unwrap } from '@/api/client'

export type Registration = Required<Omit<Schemas['Registration'], '$schema'>>

export function register(body: Registration): Promise<Schemas['Registered']> {
  return unwrap(api.POST('/api/auth/register', { body }))
}

export function confirmEmail(token: string): Promise<Schemas['Done']> {
  return unwrap(api.POST('/api/auth/confirm', { body: { token } }))
}
