import { queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'

export type OpenedInvite = Schemas['OpenedInvite']

// What the link in the mail is about. Asked once: nothing of it is kept when the page is left.
export function openedQuery(token: string) {
  return queryOptions({
    queryKey: keys.invite(token),
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) => unwrap(api.POST('/api/auth/staff-invite', { body: { token }, signal })),
  })
}

type Passwords = { password: string; password_confirmation: string }

export function acceptInvite(token: string, passwords?: Passwords): Promise<Schemas['Done']> {
  return unwrap(api.POST('/api/auth/staff-invite/accept', { body: { token, ...passwords } }))
}
