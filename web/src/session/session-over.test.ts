import { HttpResponse, http } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'

// What becomes of a page with something typed on it when the session of its person ends.

const hour = 60 * 60 * 1000
const session = sampleSession()

async function signedIn() {
  vi.resetModules()
  localStorage.setItem('access_token', 'old-token')
  localStorage.setItem('expires_at', String(Date.now() + hour))
  server.use(http.get('*/session', () => HttpResponse.json(session)))
  const sessions = await import('./session-store')
  const { keepPage } = await import('./keep-page')
  keepPage()
  const { startTexts, switchLanguage } = await import('@/texts/texts')
  await startTexts()
  await switchLanguage('en')
  const { useNotices } = await import('@/ui/notices-store')
  useNotices.setState({ queue: [] })
  await sessions.startSession()
  return { ...sessions, messages: () => useNotices.getState().queue.map(({ text }) => text) }
}

// A page with something on it that asks to stay.
function typeSomething() {
  const stay = (event: Event) => event.preventDefault()
  window.addEventListener('beforeunload', stay)
  onTestFinished(() => window.removeEventListener('beforeunload', stay))
}

async function refusedWhileTyping() {
  server.use(http.get('*/api/regions', () => HttpResponse.json({ code: 'session.expired' }, { status: 401 })))
  const page = await signedIn()
  typeSomething()
  const { api } = await import('@/api/client')
  await api.GET('/api/regions')
  return page
}

test('a refused call takes nobody from a page on which something would be lost: the session is over, and said so', async () => {
  const page = await refusedWhileTyping()
  expect(page.useSession.getState()).toMatchObject({ user: { id: 'p1' }, over: true })
  expect(localStorage.getItem('access_token')).toBeNull()
  await vi.waitFor(() => expect(page.messages()).toEqual(['Unauthorized access']))
  page.adoptSession(session)
  expect(page.useSession.getState()).toMatchObject({ user: { id: 'p1' }, over: false })
  expect(localStorage.getItem('access_token')).toBe('new-token')
})

test.each([
  ['an open dialog', 'div', ''],
  ['a field that is typed in', 'input', 'doct'],
])('%s is something to lose, too', async (_, tag, value) => {
  const page = await signedIn()
  const element = document.body.appendChild(document.createElement(tag))
  onTestFinished(() => element.remove())
  if (tag === 'div') element.setAttribute('role', 'dialog')
  Object.assign(element, { value }).focus()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 100 * hour)
  page.keepSession()
  expect(page.useSession.getState()).toMatchObject({ user: { id: 'p1' }, over: true })
  clock.mockRestore()
})

test.each([
  ['another person', { id: 'p2' }],
  ['the same one at another campus', { organization_id: 'c2' }],
])('%s who signs in does not get the page that was left', async (_, change) => {
  const page = await refusedWhileTyping()
  page.adoptSession(sampleSession(change))
  expect(page.useSession.getState()).toEqual({ user: null, over: false })
})

test('who signs out himself leaves, whatever he typed', async () => {
  server.use(http.delete('*/session', () => new HttpResponse(null, { status: 204 })))
  const page = await signedIn()
  typeSomething()
  await page.signOut()
  expect(page.useSession.getState()).toEqual({ user: null, over: false })
})
