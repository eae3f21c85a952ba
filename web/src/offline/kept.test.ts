import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserStore } from '@/test/browser-store'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import type { Question } from '@/ui/confirm-store'
import { wordServer } from './sample-sheet'

const path = '*/api/words/:course/:class'
const day = 24 * 60 * 60 * 1000
const keys: Record<string, string> = { ana: btoa('a'.repeat(32)), rui: btoa('r'.repeat(32)) }

beforeEach(() => {
  browserStore()
  server.use(
    http.post('*/api/profile/keeping-key', ({ request }) =>
      HttpResponse.json({ key: keys[request.headers.get('Authorization')?.slice(7) ?? ''] }),
    ),
    http.delete('*/session', () => new HttpResponse(null, { status: 204 })),
  )
})

const endings: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const end of endings.splice(0)) await end()
})

function storeToken(person: string) {
  localStorage.setItem('id_token', person)
  localStorage.setItem('expires_at', String(Date.now() + day))
  localStorage.setItem('access_token', person)
}

// A page as it is opened in a browser: its modules begin anew, what the browser keeps is there.
async function openPage() {
  vi.resetModules()
  const { QueryClient } = await import('@tanstack/react-query')
  const { startTexts, switchLanguage } = await import('@/texts/texts')
  await startTexts()
  await switchLanguage('en')
  const session = await import('@/session/session-store')
  const { wordKind, word, sheetId } = await import('./sample-sheet')
  const { outboxOf } = await import('./outboxes')
  const { takeUpKept } = await import('./send-kept')
  const { sheetQuery } = await import('./sheet-query')
  const { keptDatabase } = await import('@/session/keeping/kept-database')
  const { mayLeave } = await import('./before-leaving')
  const { useConfirmStore } = await import('@/ui/confirm-store')
  const { noteLine } = await import('@/api/line')
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const outbox = () => outboxOf(cache, wordKind, sheetId)
  // A page that is closed sends nothing any more.
  endings.push(async () => {
    const left = outbox()
    session.useSession.setState({ user: null })
    noteLine(true)
    await left.send()
  })
  return {
    ...{ session, word, outbox, noteLine, mayLeave, keptDatabase },
    signIn: (person: string) => {
      storeToken(person)
      session.useSession.setState({ user: sampleSession({ id: person }).user ?? null })
    },
    takeUp: () => takeUpKept(cache, { words: async () => wordKind }),
    read: () => cache.fetchQuery(sheetQuery(wordKind, sheetId, () => 0)),
    held: () =>
      outbox()
        .state.getState()
        .held.map(({ entry }) => entry.now),
    // Everything that lies in the browser, as whoever opens its files would read it.
    lies: async () => {
      const database = await keptDatabase()
      const all = { key: 0, copy: 0, entry: 0, text: '' }
      for (const name of ['key', 'copy', 'entry'] as const) {
        const rows = (await database?.getAll(name)) ?? []
        all[name] = rows.length
        for (const row of rows)
          all.text +=
            JSON.stringify(row) +
            ('sealed' in row ? new TextDecoder('latin1').decode(new Uint8Array(row.sealed.text)) : '')
      }
      return all
    },
    asked: async (): Promise<Question & { answer: (yes: boolean, other?: string) => void }> => {
      await vi.waitFor(() => expect(useConfirmStore.getState().pending).not.toBeNull())
      return useConfirmStore.getState().pending as never
    },
  }
}

// Somebody has opened the sheet, and entered three words after the line was cut.
async function workOffline(words: ReturnType<typeof wordServer>, person = 'ana') {
  server.use(...words.handlers())
  const page = await openPage()
  page.signIn(person)
  await page.read()
  page.outbox()
  await vi.waitFor(async () => expect((await page.lies()).copy).toBe(1))
  server.use(http.post(path, () => HttpResponse.error()))
  page.outbox().enter([page.word('c1', '', 'absent')])
  page.outbox().enter([page.word('c1', 'absent', 'late'), page.word('c2', '', 'present')])
  await vi.waitFor(async () => expect((await page.lies()).entry).toBe(3))
  return page
}

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

test('what nobody came back for within thirty days is let go of', async () => {
  const words = wordServer({ c1: '', c2: '' })
  const page = await workOffline(words)
  await page.session.signOut()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 29 * day)
  const before = await openPage()
  before.signIn('rui')
  await before.takeUp()
  expect((await before.lies()).entry).toBe(3)
  clock.mockReturnValue(Date.now() + 2 * day)
  await before.takeUp()
  expect((await before.lies()).entry).toBe(0)
})

test.each([
  { answer: 'keep', left: 3, goes: true },
  { answer: 'stay', left: 3, goes: false },
  { answer: 'discard', left: 0, goes: true },
])('who signs out with entries that wait is asked: $answer', async ({ answer, left, goes }) => {
  const page = await workOffline(wordServer({ c1: '', c2: '' }))
  const may = page.mayLeave()
  const question = await page.asked()
  expect(question).toMatchObject({
    title: '3 entries have not been sent',
    act: 'Keep sealed and sign out',
    other: 'Discard and sign out',
    cancel: 'Stay',
  })
  question.answer(answer === 'keep', answer === 'discard' ? answer : '')
  expect(await may).toBe(goes)
  expect((await page.lies()).entry).toBe(left)
})

test('who has nothing that waits signs out without a question', async () => {
  const page = await openPage()
  page.signIn('ana')
  expect(await page.mayLeave()).toBe(true)
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
