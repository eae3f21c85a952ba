import { queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keepDevice } from '@/session/stored-session'
import { keys } from '../keys'
import { regionCode } from '../region-code'

export type NewPassword = Omit<Schemas['ResetPasswordRequest'], 'token' | '$schema'>

export function forgotPassword(email: string): Promise<Schemas['Done']> {
  return unwrap(api.POST('/password/forgot', { body: { email, region_code: regionCode() } }))
}

// Whom the link is for. Asked once: nothing of it is kept when the page is left.
export function openedResetQuery(token: string) {
  return queryOptions({
    queryKey: keys.resetLink(token),
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) => unwrap(api.POST('/api/auth/reset-link', { body: { token }, signal })),
  })
}

// The link has proved who he is: from now on this browser is one that he has used.
export async function resetPassword(token: string, password: NewPassword): Promise<void> {
  const { device } = await unwrap(api.POST('/password/reset', { body: { token, ...password } }))
  keepDevice(device)
}
