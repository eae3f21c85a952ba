// What every call needs to know of the session, given by the session itself: the calls know nothing of it.

type Connection = { token: () => string | null; onUnauthorized: () => void }

let connection: Connection = { token: () => null, onUnauthorized: () => {} }

export function connect(next: Connection): void {
  connection = next
}

// Who calls, as the server is told; null for a guest.
export function authorization(): string | null {
  const token = connection.token()
  return token && `Bearer ${token}`
}

// The server answers in the language of the interface, which the page carries in its lang attribute.
export function callHeaders(): Record<string, string> {
  const headers: Record<string, string> = { 'Accept-Language': document.documentElement.lang || 'fr' }
  const proof = authorization()
  if (proof) headers.Authorization = proof
  return headers
}

// A late refusal of a token that is no longer ours says nothing about the session that has begun since.
export function reportStatus(status: number, sentWith: string | null | undefined): void {
  if (status === 401 && sentWith && sentWith === authorization()) connection.onUnauthorized()
}
