import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { server } from '@/test/server'
import { closePages, openBrowser, openPage, path, storeToken, workOffline } from './kept-samples'
import { wordServer } from './sample-sheet'

beforeEach(openBrowser)
afterEach(closePages)

test('what was entered is sent after the browser was closed: once, and in order', async () => {
  const words = wordServer({ c1: '', c2: '' })
  await workOffline(words)
  const later = await openPage()
  server.use(...words.handlers())
  later.signIn('ana')
  await later.takeUp()
  await vi.waitFor(async () => expect((await later.lies()).entry).toBe(0))
  expect(words.requests).toEqual([['absent', 'late', 'present']])
  const afterThat = await openPage()
  afterThat.signIn('ana')
  await afterThat.takeUp()
  await afterThat.outbox().send()
  expect(words.requests).toHaveLength(1)
})

test('an entry whose answer was lost with the page is sent again under its id, and taken once', async () => {
  const words = wordServer({ c1: '' })
  server.use(...words.handlers())
  const page = await openPage()
  page.signIn('ana')
  const ids: string[] = []
  server.use(
    http.post(path, async ({ request }) => {
      const entries = (await request.json()) as Parameters<typeof words.take>[0]
      ids.push(...entries.map(({ id }) => id))
      words.take(entries)
      return HttpResponse.error()
    }),
  )
  page.outbox().enter([page.word('c1', '', 'late')])
  await vi.waitFor(async () => expect((await page.lies()).entry).toBe(1))
  await vi.waitFor(() => expect(new Set(ids).size).toBe(1))
  words.put('c1', 'justified')
  server.use(...words.handlers())
  const later = await openPage()
  later.signIn('ana')
  await later.takeUp()
  await vi.waitFor(async () => expect((await later.lies()).entry).toBe(0))
  expect(words.cells).toEqual({ c1: 'justified' })
})

test('nothing that is kept can be read where it lies', async () => {
  const page = await workOffline(wordServer({ c1: '', c2: '', name: 'Anna Lopes' }))
  const { text, ...rows } = await page.lies()
  expect(rows).toEqual({ key: 1, copy: 1, entry: 3 })
  expect(text).not.toMatch(/absent|present|Lopes/)
  const [kept] = (await (await page.keptDatabase())?.getAll('key')) ?? []
  expect(kept?.key.extractable).toBe(false)
})

test('the sheet opens from its copy where there is no line, with what waits', async () => {
  await workOffline(wordServer({ c1: '', c2: '', c3: 'theirs' }))
  server.use(
    http.get(path, () => HttpResponse.error()),
    http.post(path, () => HttpResponse.error()),
  )
  const later = await openPage()
  later.signIn('ana')
  expect(await later.read()).toMatchObject({ data: { c1: '', c3: 'theirs' }, kept: true })
  await vi.waitFor(() => expect(later.outbox() && later.held()).toEqual(['absent', 'late', 'present']))
})

test('who may no longer read a sheet keeps no copy of it', async () => {
  const page = await workOffline(wordServer({ c1: '' }))
  server.use(http.get(path, () => HttpResponse.json({ code: 'class.not_found' }, { status: 404 })))
  const later = await openPage()
  later.signIn('ana')
  await expect(later.read()).rejects.toMatchObject({ status: 404 })
  await vi.waitFor(async () => expect((await page.lies()).copy).toBe(0))
})

test('after a sign-out key and copies are gone; another person neither sees nor sends what waits', async () => {
  const words = wordServer({ c1: '', c2: '' })
  const page = await workOffline(words)
  await page.session.signOut()
  await vi.waitFor(async () => expect(await page.lies()).toMatchObject({ key: 0, copy: 0, entry: 3 }))

  server.use(...words.handlers())
  const others = await openPage()
  others.signIn('rui')
  await others.takeUp()
  await others.outbox().send()
  expect(others.held()).toEqual([])
  expect(words.requests).toEqual([])
  expect((await others.lies()).entry).toBe(3)
  await others.session.signOut()

  const hisOwn = await openPage()
  hisOwn.signIn('ana')
  await hisOwn.takeUp()
  await vi.waitFor(async () => expect((await hisOwn.lies()).entry).toBe(0))
  expect(words.requests).toEqual([['absent', 'late', 'present']])
})

test('a session that has run out takes key and copies with it, and asks nothing', async () => {
  await workOffline(wordServer({ c1: '' }))
  localStorage.setItem('expires_at', String(Date.now() - 1))
  const later = await openPage()
  await later.session.startSession()
  await vi.waitFor(async () => expect(await later.lies()).toMatchObject({ key: 0, copy: 0, entry: 3 }))
})

test('the page opens without a line as who is signed in, and as nobody else', async () => {
  const page = await workOffline(wordServer({ c1: '' }))
  await page.takeUp()
  server.use(http.get('*/session', () => HttpResponse.error()))
  const later = await openPage()
  await later.session.startSession()
  expect(later.session.useSession.getState().user?.id).toBe('ana')

  storeToken('rui')
  const others = await openPage()
  await expect(others.session.startSession()).rejects.toMatchObject({ status: 0 })
  expect(others.session.useSession.getState().user).toBeNull()
})

test('two pages of a browser see each other’s entries, and one sends them', async () => {
  const words = wordServer({ c1: '', c2: '' })
  server.use(...words.handlers())
  const first = await openPage()
  first.signIn('ana')
  await first.outbox().send()
  const second = await openPage()
  second.signIn('ana')
  await second.outbox().send()
  server.use(http.post(path, () => HttpResponse.error()))
  first.outbox().enter([first.word('c1', '', 'absent')])
  await vi.waitFor(() => expect(second.held()).toEqual(['absent']))
  server.use(...words.handlers())
  await second.outbox().send()
  await vi.waitFor(() => expect(first.held()).toEqual([]))
  await first.outbox().send()
  expect(words.requests).toEqual([['absent']])
})
