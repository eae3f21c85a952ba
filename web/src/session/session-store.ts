import { create } from 'zustand'
import { ApiError } from '@/api/api-error'
import { api, type Schemas, unwrap } from '@/api/client'
import { connect } from '@/api/connection'
import type { TextKey } from '@/texts/text-key'
import { currentTexts, startTexts } from '@/texts/texts'
import { notify } from '@/ui/notices-store'
import { clearStored, deviceMark, keepDevice, readStored, tokenKey, writeStored } from './stored-session'

export type SessionUser = Schemas['User']

const dayMs = 24 * 60 * 60 * 1000

type SessionState = {
  // Who is signed in; null is a guest.
  user: SessionUser | null
  // His session has ended while his page held what would be lost: he signs in again over it, or leaves it.
  over: boolean
}

export const useSession = create<SessionState>(() => ({ user: null, over: false }))

let started: Promise<void> | undefined
let lastCheck = 0

// Turns a stored token into a signed-in person, once for the page. Every guard waits for it.
export function startSession(): Promise<void> {
  started ??= resume().catch((error: unknown) => {
    started = undefined // an outage, not a refusal: the next try may work
    throw error
  })
  return started
}

async function resume(): Promise<void> {
  const stored = readStored()
  if (!stored) return
  if (stored.expiresAt <= Date.now()) return endSession('session.token_expired')
  await refreshSession().catch(async (error: unknown) => {
    become(await (await kept()).openKeptSession(error))
  })
}

// What is kept of a session for work without a line; fetched when it is needed.
const kept = () => import('./keeping/kept-session')

// A missing or ended session (401), and the refusal of the specification (422), which an answer without a person is too.
// Nothing else says that a session has ended: neither a server that is busy (429) or away, nor a line that broke.
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 422)
}

// Asks the server who the stored token is. A refusal signs out; anything else leaves everything as it is, and throws.
export async function refreshSession(): Promise<void> {
  try {
    adoptSession(await unwrap(api.GET('/session')))
  } catch (error) {
    if (!isRefusal(error)) throw error
    await endSession('session.token_refused')
  }
}

export async function signIn(body: Schemas['Credentials']): Promise<void> {
  adoptSession(await unwrap(api.POST('/session', { body: { ...body, ...deviceMark() } })))
}

export async function signOut(): Promise<void> {
  const stored = readStored()
  void endSession()
  sessionStorage.clear() // pages that he was on his way to
  if (!stored) return
  const headers = { Authorization: `Bearer ${stored.accessToken}` }
  // The browser has forgotten the token already: if the server cannot be told, it will run out by itself.
  await unwrap(api.DELETE('/session', { headers })).catch(() => {})
}

// Called at each navigation, and when the tab is looked at again: ends a session that has run out, and once a day
// asks the server to extend it. Whose page is still covered asks for the one that began elsewhere.
export function keepSession(): void {
  const stored = readStored()
  const { user, over } = useSession.getState()
  if (!stored || !user) return
  if (stored.expiresAt <= Date.now()) {
    void endSession('session.token_expired')
    return
  }
  if (!over && Date.now() - lastCheck < dayMs) return
  lastCheck = Date.now()
  refreshSession().catch(() => {}) // nobody waits for it: an outage is met by the next call
}

// Begins a session with the server's answer. An answer without a person is a refusal, whatever its status was.
export function adoptSession(session: Schemas['Session']): void {
  const { user, token, id_token, expires_at } = session
  if (!user) throw new ApiError(422, session)
  lastCheck = Date.now()
  keepDevice(session.device)
  writeStored({ accessToken: token, idToken: id_token, expiresAt: expires_at })
  become(user)
}

// What one left on his page is for nobody else, and for no other campus.
function become(user: SessionUser): void {
  const before = useSession.getState()
  useSession.setState({ user: before.over && isOther(user, before.user) ? null : user, over: false })
}

export function isOther(now: SessionUser | null, before: SessionUser | null): boolean {
  return now?.id !== before?.id || now?.organization_id !== before?.organization_id
}

// The page of who was signed in goes, with all that it holds.
export function leavePage(): void {
  useSession.setState({ user: null, over: false })
}

async function endSession(message?: TextKey): Promise<void> {
  clearStored(message !== undefined)
  endPage(message !== undefined)
  void kept().then(({ forgetSessions }) => forgetSessions())
  if (!message) return
  // At the start of the page a session may end before there are words to say it in.
  await startTexts()
  notify({ text: currentTexts().t(message), tone: 'error' })
}

// Whether the page would lose something is for keep-page.ts to say; who signs out himself leaves it anyhow.
function endPage(mayStay: boolean): void {
  if (mayStay && !window.dispatchEvent(new Event('session-over', { cancelable: true })))
    useSession.setState({ over: true })
  else leavePage()
}

connect({
  token: () => localStorage.getItem(tokenKey),
  // Several calls may be refused at once; only the first finds somebody to sign out.
  onUnauthorized: () => {
    if (useSession.getState().user) void endSession('session.unauthorized')
  },
})

// Signing in or out in one tab does the same in the others, and so does a session that ends there.
window.addEventListener('storage', ({ key, oldValue, newValue }) => {
  if (key !== tokenKey && key !== null) return
  if (localStorage.getItem(tokenKey) && oldValue === newValue) return
  if (oldValue === '') return // emptied before, and told then
  followStored(newValue === '')
})

// Back may bring a page as it was left, with who was signed in then: it was told nothing while it lay aside.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) followStored()
})

function followStored(ended = false): void {
  if (!localStorage.getItem(tokenKey)) {
    endPage(ended)
    return
  }
  started = undefined
  startSession().catch(() => {})
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') keepSession()
})
