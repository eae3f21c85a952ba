// What every call needs to know of the session, given by the session itself: the calls know nothing of it.

type Connection = { token: () => string | null; onUnauthorized: () => void }

let connection: Connection = { token: () => null, onUnauthorized: () => {} }

export function connect(next: Connection): void {
  connection = next
}

// The server answers in the language of the interface, which the page carries in its lang attribute.
export function callHeaders(): Record<string, string> {
  const headers: Record<string, string> = { 'Accept-Language': document.documentElement.lang || 'fr' }
  const token = connection.token()
  if (token) headers.Authorization = `Bearer ${token}`
  return headers
}

export function reportStatus(status: number): void {
  if (status === 401) connection.onUnauthorized()
}
