import { queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'

export type PasswordChange = Omit<Schemas['ChangePasswordRequest'], '$schema'>
export type OwnSession = Schemas['OwnSession']
export type EndedSession = Schemas['EndedSession']

export function changePassword(body: PasswordChange): Promise<Schemas['Done']> {
  return unwrap(api.PUT('/api/profile/password', { body }))
}

export function sessionsQuery() {
  return queryOptions({
    queryKey: keys.sessions,
    queryFn: ({ signal }) => unwrap(api.GET('/api/profile/sessions', { signal })),
  })
}

export async function endSession(id: string): Promise<void> {
  await unwrap(api.DELETE('/api/profile/sessions/{id}', { params: { path: { id } } }))
}

export async function endOtherSessions(): Promise<void> {
  await unwrap(api.DELETE('/api/profile/sessions'))
}
