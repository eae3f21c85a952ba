import { queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'

export type SecondFactor = Schemas['SecondFactor']
export type NewSecret = Schemas['NewSecret']

export function secondFactorQuery() {
  return queryOptions({
    queryKey: keys.secondFactor,
    queryFn: ({ signal }) => unwrap(api.GET('/api/profile/second-factor', { signal })),
  })
}

export function startSecondFactor(password: string): Promise<NewSecret> {
  const body = { existing_password: password }
  return unwrap(api.POST('/api/profile/second-factor/start', { body }))
}

export async function confirmSecondFactor(code: string): Promise<string[]> {
  const answer = await unwrap(api.POST('/api/profile/second-factor/confirm', { body: { code } }))
  return answer.recovery_codes
}

export async function renewRecoveryCodes(password: string): Promise<string[]> {
  const body = { existing_password: password }
  return (await unwrap(api.POST('/api/profile/second-factor/recovery', { body }))).recovery_codes
}

export function removeSecondFactor(password: string, code: string): Promise<Schemas['Done']> {
  const body = { existing_password: password, code }
  return unwrap(api.POST('/api/profile/second-factor/remove', { body }))
}
