import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { useNotices } from '@/ui/notices-store'

const hour = 60 * 60 * 1000
const session = sampleSession()

function store(expiresAt: number) {
  localStorage.setItem('access_token', 'old-token')
  localStorage.setItem('id_token', 'p1')
  localStorage.setItem('expires_at', String(expiresAt))
}

// Each test starts like a freshly opened page: the store begins anew.
async function freshPage() {
  vi.resetModules()
  const sessions = await import('./session-store')
  const { startTexts, switchLanguage } = await import('@/texts/texts')
  await startTexts()
  await switchLanguage('en')
  const notices = await import('@/ui/notices-store')
  return { ...sessions, messages: () => notices.useNotices.getState().queue.map((notice) => notice.text) }
}

beforeEach(() => useNotices.setState({ queue: [] }))

test('without a stored token a visitor is a guest, and no call is made', async () => {
  const page = await freshPage()
  await page.startSession()
  expect(page.useSession.getState().user).toBeNull()
})

test('a stored token signs in, asked for only once, and the new expiry is kept', async () => {
  store(Date.now() + hour)
  const tokens: (string | null)[] = []
  server.use(
    http.get('*/session', ({ request }) => {
      tokens.push(request.headers.get('Authorization'))
      return HttpResponse.json(session)
    }),
  )
  const page = await freshPage()
  await Promise.all([page.startSession(), page.startSession()])
  expect(page.useSession.getState().user?.name).toBe('Ana Lopes')
  expect(tokens).toEqual(['Bearer old-token'])
  expect(localStorage.getItem('access_token')).toBe('new-token')
  expect(localStorage.getItem('expires_at')).toBe(String(session.expires_at))
})

test('a token that has run out is thrown away without asking the server', async () => {
  store(Date.now() - 1)
  const page = await freshPage()
  await page.startSession()
  expect(page.messages()).toEqual(['token expired'])
  expect(localStorage.getItem('access_token')).toBeNull()
})

test('even before the texts have come it is said in words', async () => {
  store(Date.now() - 1)
  vi.resetModules()
  const { startSession } = await import('./session-store')
  const notices = await import('@/ui/notices-store')
  await startSession()
  expect(notices.useNotices.getState().queue.map((notice) => notice.text)).toEqual(['token expired'])
})

test('a refused token ends in a guest with the message of the specification', async () => {
  store(Date.now() + hour)
  server.use(http.get('*/session', () => HttpResponse.json({ code: 'session.expired' }, { status: 401 })))
  const page = await freshPage()
  await page.startSession()
  expect(page.useSession.getState().user).toBeNull()
  expect(page.messages()).toEqual(['Failed to login with token.'])
})

test('an answer without a person is a refusal, too', async () => {
  store(Date.now() + hour)
  server.use(http.get('*/session', () => HttpResponse.json({ user: null, token: null })))
  const page = await freshPage()
  await page.startSession()
  expect(page.messages()).toEqual(['Failed to login with token.'])
  expect(localStorage.getItem('access_token')).toBeNull()
})

test('a sign-in answered without a person is rejected with the error of each field', async () => {
  const error = { email: 'Wrong', password: 'Wrong' }
  server.use(http.post('*/session', () => HttpResponse.json({ error })))
  const page = await freshPage()
  const signIn = page.signIn({ email: 'a@demo.example', password: 'secret', organization_id: 'c1' })
  await expect(signIn).rejects.toMatchObject({ status: 422, sentences: error })
  expect(page.useSession.getState().user).toBeNull()
  expect(localStorage.getItem('access_token')).toBeNull()
})

test('a session is stored under the names of the specification', async () => {
  server.use(http.post('*/session', () => HttpResponse.json({ ...session, id_token: 'id-of-provider' })))
  const page = await freshPage()
  await page.signIn({ email: 'a@demo.example', password: 'secret', organization_id: 'c1' })
  const stored = ['access_token', 'id_token', 'expires_at'].map((key) => localStorage.getItem(key))
  expect(stored).toEqual(['new-token', 'id-of-provider', String(session.expires_at)])
})

test('an outage is not a refusal: the token stays, and the next try works', async () => {
  store(Date.now() + hour)
  server.use(http.get('*/session', () => HttpResponse.json(session)))
  server.use(http.get('*/session', () => new HttpResponse(null, { status: 503 }), { once: true }))
  const page = await freshPage()
  await expect(page.startSession()).rejects.toThrow('503')
  expect(localStorage.getItem('access_token')).toBe('old-token')
  await page.startSession()
  expect(page.useSession.getState().user?.id).toBe('p1')
})

// A 429 signed people out: whatever came between 400 and 499 was taken for a refusal.
const statuses = [
  0, 400, 402, 403, 404, 405, 408, 409, 410, 412, 413, 415, 418, 421, 425, 428, 429, 431, 451, 500, 501, 502,
  503, 504, 507, 599,
]
test.each(statuses)('a 429 signs nobody out, nor does %i: the token stays', async (status) => {
  store(Date.now() + hour)
  let wrong = true
  server.use(
    http.get('*/session', () => {
      if (!wrong) return HttpResponse.json(session)
      return status === 0 ? HttpResponse.error() : HttpResponse.json({ code: 'request.too_many' }, { status })
    }),
  )
  const page = await freshPage()
  await expect(page.startSession()).rejects.toMatchObject({ status })
  expect(localStorage.getItem('access_token')).toBe('old-token')
  wrong = false
  await page.startSession()
  expect(page.useSession.getState().user?.id).toBe('p1')
  wrong = true
  await expect(page.refreshSession()).rejects.toMatchObject({ status })
  expect(page.useSession.getState().user?.id).toBe('p1')
  expect(localStorage.getItem('access_token')).toBe('new-token')
  expect(page.messages()).toEqual([])
})

test.each([401, 422])('only a refusal ends a session: %i does', async (status) => {
  store(Date.now() + hour)
  server.use(http.get('*/session', () => HttpResponse.json({ code: 'session.token_refused' }, { status })))
  const page = await freshPage()
  await page.startSession()
  expect(localStorage.getItem('access_token')).toBeNull()
  expect(page.messages()).toEqual(['Failed to login with token.'])
})

test.each(statuses.filter((status) => status > 0))('no other call ends a session with %i', async (status) => {
  store(Date.now() + hour)
  server.use(
    http.get('*/session', () => HttpResponse.json(session)),
    http.get('*/api/regions', () => HttpResponse.json({ code: 'request.too_many' }, { status })),
  )
  const page = await freshPage()
  await page.startSession()
  const { api } = await import('@/api/client')
  await api.GET('/api/regions')
  expect(page.useSession.getState().user?.id).toBe('p1')
})

test('several refused calls sign out once, with one message', async () => {
  store(Date.now() + hour)
  server.use(
    http.get('*/session', () => HttpResponse.json(session)),
    http.get('*/api/regions', () => HttpResponse.json({ code: 'session.expired' }, { status: 401 })),
  )
  const page = await freshPage()
  await page.startSession()
  const { api } = await import('@/api/client')
  await Promise.all([api.GET('/api/regions'), api.GET('/api/regions')])
  expect(page.useSession.getState().user).toBeNull()
  expect(page.messages()).toEqual(['Unauthorized access'])
})

test('a late refusal of an old token does not end the session that has begun since', async () => {
  store(Date.now() + hour)
  server.use(http.get('*/session', () => HttpResponse.json(session)))
  const page = await freshPage()
  await page.startSession()
  server.use(
    http.get('*/api/regions', () => {
      localStorage.setItem('access_token', 'newest-token')
      return HttpResponse.json({ code: 'session.unauthorized' }, { status: 401 })
    }),
  )
  const { api } = await import('@/api/client')
  await api.GET('/api/regions')
  expect(page.useSession.getState().user?.id).toBe('p1')
  expect(page.messages()).toEqual([])
})

test('signing out forgets the token and tells the server which one', async () => {
  store(Date.now() + hour)
  const told: (string | null)[] = []
  server.use(
    http.get('*/session', () => HttpResponse.json(session)),
    http.delete('*/session', ({ request }) => {
      told.push(request.headers.get('Authorization'))
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const page = await freshPage()
  await page.startSession()
  await page.signOut()
  expect(localStorage.getItem('access_token')).toBeNull()
  expect(told).toEqual(['Bearer new-token'])
})

test('signing out leaves nothing of a person in the browser, and the browser what is its own', async () => {
  store(Date.now() + hour)
  const own = {
    look: '{}',
    language: 'pt',
    last_organization_id: 'c1',
    device: 'mark',
    'columns.people': '[]',
  }
  for (const [key, value] of Object.entries(own)) localStorage.setItem(key, value)
  localStorage.setItem('own_look', '{}')
  localStorage.setItem('whatever_a_page_kept', 'Ana Lopes')
  sessionStorage.setItem('redirect_target', '/apps/campus/student/p1')
  server.use(
    http.get('*/session', () => HttpResponse.json(session)),
    http.delete('*/session', () => new HttpResponse(null, { status: 204 })),
  )
  const page = await freshPage()
  await page.startSession()
  await page.signOut()
  expect(Object.keys(localStorage).toSorted()).toEqual(Object.keys(own).toSorted())
  expect(sessionStorage).toHaveLength(0)
})

test('the mark of the browser is kept, and sent with the next sign-in', async () => {
  const sent: unknown[] = []
  server.use(
    http.post('*/session', async ({ request }) => {
      sent.push(((await request.json()) as { device?: string }).device)
      return HttpResponse.json({ ...session, device: 'mark' })
    }),
    http.delete('*/session', () => new HttpResponse(null, { status: 204 })),
  )
  const page = await freshPage()
  const credentials = { email: 'a@demo.example', password: 'secret', organization_id: 'c1' }
  await page.signIn(credentials)
  await page.signOut()
  await page.signIn(credentials)
  expect(sent).toEqual([undefined, 'mark'])
})

test('in use, a session is extended once a day, and ended when its time has run out', async () => {
  store(Date.now() + hour)
  const asked = vi.fn(() => HttpResponse.json({ ...session, expires_at: Date.now() + 48 * hour }))
  server.use(http.get('*/session', asked))
  const page = await freshPage()
  await page.startSession()
  page.keepSession()
  expect(asked).toHaveBeenCalledTimes(1)

  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * hour)
  page.keepSession()
  page.keepSession()
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2))

  clock.mockReturnValue(Date.now() + 100 * hour)
  page.keepSession()
  expect(page.useSession.getState().user).toBeNull()
  await vi.waitFor(() => expect(page.messages()).toEqual(['token expired']))
  clock.mockRestore()
})

test('a token that the server no longer knows is found when the tab is looked at again', async () => {
  store(Date.now() + 48 * hour)
  server.use(http.get('*/session', () => HttpResponse.json(session)))
  const page = await freshPage()
  await page.startSession()
  store(Date.now() + 48 * hour)
  server.use(
    http.get('*/session', () => HttpResponse.json({ code: 'session.token_refused' }, { status: 401 })),
  )
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * hour)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(page.messages()).toEqual(['Failed to login with token.']))
  expect(page.useSession.getState().user).toBeNull()
  clock.mockRestore()
})
