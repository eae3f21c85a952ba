import { api, type Schemas, unwrap } from '@/api/client'
import { deviceMark } from '@/session/stored-session'

const key = 'provider_browser_secret'

// Begins a sign-in at a provider and gives the address to go to. The secret that proves on the way back that it is
// the same browser stays in this tab.
export async function startProvider(name: string, organizationId: string): Promise<string> {
  const body = { organization_id: organizationId }
  const call = api.POST('/api/auth/providers/{name}/start', { params: { path: { name } }, body })
  const { url, browser_secret } = await unwrap(call)
  sessionStorage.setItem(key, browser_secret)
  return url
}

export type Return = { state: string; code: string; iss?: string; browser_secret: string }

// What the provider sent people back with, taken out of the address; null where it is not whole.
export function takeReturn(): Return | null {
  const { pathname, search } = window.location
  const sent = new URLSearchParams(search)
  if (search) window.history.replaceState(window.history.state, '', pathname)
  const secret = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  const [state, code, iss] = [sent.get('state'), sent.get('code'), sent.get('iss')]
  if (!state || !code || !secret) return null
  return { state, code, ...(iss ? { iss } : {}), browser_secret: secret }
}

export function finishProvider(sent: Return): Promise<Schemas['Session']> {
  return unwrap(api.POST('/api/auth/providers/finish', { body: { ...sent, ...deviceMark() } }))
}

// The last step of who has a second factor.
export function confirmProvider(sent: Return, code: string): Promise<Schemas['Session']> {
  const { state, browser_secret } = sent
  const body = { state, browser_secret, code, ...deviceMark() }
  return unwrap(api.POST('/api/auth/providers/second-factor', { body }))
}
