import { HttpResponse, http } from 'msw'
import { expect, vi } from 'vitest'
import { browserStore } from '@/test/browser-store'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import type { Question } from '@/ui/confirm-store'
import type { wordServer } from './sample-sheet'

export const path = '*/api/words/:course/:class'
export const day = 24 * 60 * 60 * 1000
const keys: Record<string, string> = { ana: btoa('a'.repeat(32)), rui: btoa('r'.repeat(32)) }

// A browser that keeps things, and a server that gives each his key: before each test.
export function openBrowser(): void {
  browserStore()
  server.use(
    http.post('*/api/profile/keeping-key', ({ request }) =>
      HttpResponse.json({ key: keys[request.headers.get('Authorization')?.slice(7) ?? ''] }),
    ),
    http.delete('*/session', () => new HttpResponse(null, { status: 204 })),
  )
}

const endings: (() => Promise<void>)[] = []

export async function closePages(): Promise<void> {
  for (const end of endings.splice(0)) await end()
}

export function storeToken(person: string) {
  localStorage.setItem('id_token', person)
  localStorage.setItem('expires_at', String(Date.now() + day))
  localStorage.setItem('access_token', person)
}

// A page as it is opened in a browser: its modules begin anew, what the browser keeps is there.
export async function openPage() {
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
  const { useNotices } = await import('@/ui/notices-store')
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const outbox = () => outboxOf(cache, wordKind, sheetId)
  const till = { ...wordKind, name: 'till' }
  // A page that is closed sends nothing any more.
  endings.push(async () => {
    const left = outbox()
    session.useSession.setState({ user: null })
    noteLine(true)
    await left.send()
  })
  return {
    ...{ session, word, outbox, noteLine, mayLeave, keptDatabase },
    notices: () => useNotices.getState().queue.map(({ text }) => text),
    signIn: (person: string) => {
      storeToken(person)
      session.useSession.setState({ user: sampleSession({ id: person }).user ?? null })
    },
    takeUp: () =>
      takeUpKept(cache, {
        sheetKinds: { words: async () => wordKind, till: async () => till },
        kitPages: () => [],
      }),
    // Money that was taken.
    pay: (...ways: string[]) => outboxOf(cache, till, sheetId).enter(ways.map((way) => word(way, '', way))),
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
export async function workOffline(words: ReturnType<typeof wordServer>, person = 'ana') {
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
