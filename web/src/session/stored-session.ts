// The session as the browser keeps it, under the names of the specification.

export type StoredSession = { accessToken: string; idToken: string; expiresAt: number }

export const tokenKey = 'access_token'

export function readStored(): StoredSession | null {
  const accessToken = localStorage.getItem(tokenKey)
  const expiresAt = Number(localStorage.getItem('expires_at'))
  if (!accessToken || !Number.isFinite(expiresAt)) return null
  return { accessToken, idToken: localStorage.getItem('id_token') ?? '', expiresAt }
}

// The token comes last: other tabs take its arrival as the sign that all is there.
export function writeStored(session: StoredSession): void {
  localStorage.setItem('id_token', session.idToken)
  localStorage.setItem('expires_at', String(session.expiresAt))
  localStorage.setItem(tokenKey, session.accessToken)
}

// What belongs to the browser and not to who was signed in: its look and language, how its lists are set up, the campus
// that it proposes, its own mark, and files that were not sent to their end.
const browsersOwn = /^(look|language|last_organization_id|device|columns\..*|view\..*|upload:.*)$/

// Takes everything out of the browser that a signed-in person left there. The token goes first: other tabs take its
// leaving as the sign. That nobody signed out, but the session ended, they see from its being emptied before.
export function clearStored(ended: boolean): void {
  if (ended) localStorage.setItem(tokenKey, '')
  for (const key of [tokenKey, ...Object.keys(localStorage)]) {
    if (!browsersOwn.test(key)) localStorage.removeItem(key)
  }
}

const deviceKey = 'device'

// The mark by which the server knows that somebody has signed in here before: guesses made elsewhere then do not keep
// him out. It stays when he signs out.
export function deviceMark(): { device: string } | undefined {
  const device = localStorage.getItem(deviceKey)
  return device ? { device } : undefined
}

export function keepDevice(mark: string | undefined): void {
  if (mark) localStorage.setItem(deviceKey, mark)
}
