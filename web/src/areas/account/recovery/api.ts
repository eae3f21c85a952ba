import { api, type Schemas, unwrap } from '@/api/client'
import { regionCode } from '../region-code'

export type NewPassword = Omit<Schemas['ResetPasswordRequest'], 'token' | '$schema'>

export function forgotPassword(email: string): Promise<Schemas['Done']> {
  return unwrap(api.POST('/password/forgot', { body: { email, region_code: regionCode() } }))
}

export function resetPassword(token: string, password: NewPassword): Promise<Schemas['Done']> {
  return unwrap(api.POST('/password/reset', { body: { token, ...password } }))
}
