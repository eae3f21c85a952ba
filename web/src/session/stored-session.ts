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

export function clearStored(): void {
  for (const key of [tokenKey, 'id_token', 'expires_at']) localStorage.removeItem(key)
}
