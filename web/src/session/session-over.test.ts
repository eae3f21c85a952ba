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

const inAnotherTab = (oldValue: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'access_token', oldValue, newValue }))

// As the tab that met the end tells the others: it empties the token before it takes it away.
function endElsewhere() {
  const token = localStorage.getItem('access_token')
  for (const key of ['access_token', 'id_token', 'expires_at']) localStorage.removeItem(key)
  inAnotherTab(token, '')
  inAnotherTab('', null)
}

function signInElsewhere(now: ReturnType<typeof sampleSession>) {
  server.use(http.get('*/session', () => HttpResponse.json(now)))
  localStorage.setItem('expires_at', String(Date.now() + hour))
  localStorage.setItem('access_token', 'their-token')
  inAnotherTab(null, 'their-token')
}

async function endedElsewhereWhileTyping() {
  const page = await signedIn()
  typeSomething()
  endElsewhere()
  expect(page.useSession.getState()).toMatchObject({ user: { id: 'p1' }, over: true })
  expect(page.messages()).toEqual([])
  return page
}

test('a session that another tab finds ended takes nobody from such a page either, until he signs in there', async () => {
  const page = await endedElsewhereWhileTyping()
  signInElsewhere(session)
  await vi.waitFor(() =>
    expect(page.useSession.getState()).toMatchObject({ user: { id: 'p1' }, over: false }),
  )
})

test.each([
  ['another person', { id: 'p2' }],
  ['the same one at another campus', { organization_id: 'c2' }],
])('%s who signs in in another tab does not get the page that was left', async (_, change) => {
  const page = await endedElsewhereWhileTyping()
  signInElsewhere(sampleSession(change))
  await vi.waitFor(() => expect(page.useSession.getState()).toEqual({ user: null, over: false }))
})

test('where the sign-in of another tab could not be asked about, it is when the page is looked at again', async () => {
  const page = await endedElsewhereWhileTyping()
  const asked = vi.fn(() => HttpResponse.error())
  signInElsewhere(session)
  server.use(http.get('*/session', asked))
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  expect(page.useSession.getState().over).toBe(true)
  server.use(http.get('*/session', () => HttpResponse.json(session)))
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() =>
    expect(page.useSession.getState()).toMatchObject({ user: { id: 'p1' }, over: false }),
  )
})

test('where another tab finds it ended and nothing would be lost, the page goes', async () => {
  const page = await signedIn()
  endElsewhere()
  expect(page.useSession.getState()).toEqual({ user: null, over: false })
})

test('who signs out in another tab leaves here, too, whatever he typed', async () => {
  const page = await signedIn()
  typeSomething()
  localStorage.clear()
  inAnotherTab('new-token', null)
  expect(page.useSession.getState()).toEqual({ user: null, over: false })
})

test('the other tabs are told whether the session ended or somebody signed out', async () => {
  const told: string[] = []
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
    told.push(`${key}=${value}`)
  })
  onTestFinished(() => write.mockRestore())
  const { clearStored } = await import('./stored-session')
  clearStored(false)
  expect(told).toEqual([])
  clearStored(true)
  expect(told).toEqual(['access_token='])
})
