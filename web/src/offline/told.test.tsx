import { QueryClient } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { noteLine } from '@/api/line'
import { server } from '@/test/server'
import { useConfirmStore } from '@/ui/confirm-store'
import { useWaiting } from '@/ui/line/waiting-store'
import { useNotices } from '@/ui/notices-store'
import { openSheet } from './open-sample-sheet'
import { outboxOf } from './outboxes'
import { sheetId, word, wordKind, wordServer } from './sample-sheet'
import { bringIn } from './unsent-file'

const path = '*/api/words/:course/:class'
const items = () => useWaiting.getState().items

afterEach(() => {
  vi.restoreAllMocks()
  for (const name of ['createObjectURL', 'revokeObjectURL'] as const) Reflect.deleteProperty(URL, name)
})

// The question that is asked, and its answer.
async function answer(title: string, way: 'act' | 'other' | 'stay') {
  await waitFor(() => expect(useConfirmStore.getState().pending?.title).toBe(title))
  act(() => useConfirmStore.getState().pending?.answer(way === 'act', way === 'other' ? way : ''))
}

test('what waits of a sheet is told also when its screen was left, until it is sent', async () => {
  const words = wordServer({ c1: '' })
  const sheet = await openSheet(words)
  server.use(http.post(path, () => HttpResponse.error()))
  sheet.enter(word('c1', '', 'absent'))
  await waitFor(() => expect(useWaiting.getState().items).toMatchObject([{ detail: '1 change' }]))
  sheet.unmount()
  expect(useWaiting.getState().items).toMatchObject([
    { title: 'Attendance · Words · K1', detail: '1 change' },
  ])
  server.use(...words.handlers())
  noteLine(true)
  await waitFor(() => expect(words.cells).toEqual({ c1: 'absent' }))
  expect(useWaiting.getState().items).toEqual([])
})

test('who entered a value is told when another has changed it, and puts his back', async () => {
  const words = wordServer({ c1: '', c2: '' })
  const sheet = await openSheet(words)
  sheet.enter(word('c1', '', 'late'), word('c2', '', 'present'))
  await sheet.answered()
  expect(sheet.now().overwritten).toEqual([])
  words.put('c1', 'absent')
  await sheet.readAgain()
  await waitFor(() =>
    expect(sheet.now().overwritten).toMatchObject([{ cell: 'c1', by: 'Rui Costa', entry: { now: 'late' } }]),
  )
  expect(sheet.now().query.data).toEqual({ c1: 'absent', c2: 'present' })
  const [one] = sheet.now().overwritten
  if (one) act(() => sheet.now().answerOverwritten(one, 'mine'))
  await sheet.answered()
  expect(words.cells).toEqual({ c1: 'late', c2: 'present' })
  expect(sheet.now().overwritten).toEqual([])
})

test('what another has put can be left, and is told once', async () => {
  const words = wordServer({ c1: '' })
  const sheet = await openSheet(words)
  sheet.enter(word('c1', '', 'late'))
  await sheet.answered()
  words.put('c1', 'absent')
  await sheet.readAgain()
  await waitFor(() => expect(sheet.now().overwritten).toHaveLength(1))
  const [one] = sheet.now().overwritten
  if (one) act(() => sheet.now().answerOverwritten(one, 'theirs'))
  expect(sheet.now().overwritten).toEqual([])
  await sheet.readAgain()
  expect(sheet.now().overwritten).toEqual([])
  expect(words.cells).toEqual({ c1: 'absent' })
})

test('a conflict and a refusal are told wherever one is, with a line, until they are settled', async () => {
  const words = wordServer({ c1: 'theirs', c2: '' })
  const sheet = await openSheet(words)
  sheet.enter(word('c1', '', 'late'), word('c2', '', 'wrong'))
  await sheet.answered()
  sheet.unmount()
  await waitFor(() =>
    expect(items()).toMatchObject([
      {
        title: 'Attendance · Words · K1',
        detail: '1 entry to be decided · 1 entry refused',
        stuck: { place: '/words/a1/k1', label: 'Decide' },
      },
    ]),
  )
})

test('who lost the right to a sheet sends what he entered once more, or saves it for another', async () => {
  const files: Blob[] = []
  URL.createObjectURL = (content) => {
    files.push(content as Blob)
    return 'blob:file'
  }
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const words = wordServer({ c1: '', c2: '' })
  const sheet = await openSheet(words)
  server.use(http.post(path, () => HttpResponse.json({ code: 'access.denied' }, { status: 403 })))
  sheet.enter(word('c1', '', 'late'), word('c2', '', 'present'))
  await waitFor(() => expect(items()).toMatchObject([{ detail: '2 entries refused' }]))

  items()[0]?.stuck?.settle()
  await answer('2 entries were not taken', 'act')
  await waitFor(() => expect(items()).toMatchObject([{ detail: '2 entries refused' }]))

  items()[0]?.stuck?.settle()
  await answer('2 entries were not taken', 'other')
  await answer('Remove these entries from this device?', 'act')
  await waitFor(() => expect(items()).toEqual([]))

  // Somebody with the right brings the file in: under the same ids, once.
  server.use(...words.handlers())
  const cache = new QueryClient()
  const kinds = { words: async () => wordKind }
  const text = (await files[0]?.text()) ?? ''
  expect(await bringIn(cache, kinds, text)).toBe(2)
  await waitFor(() => expect(words.cells).toEqual({ c1: 'late', c2: 'present' }))
  await outboxOf(cache, wordKind, sheetId).send()
  expect(await bringIn(cache, kinds, text)).toBe(2)
  await waitFor(() => expect(outboxOf(cache, wordKind, sheetId).state.getState().held).toEqual([]))
  expect(words.cells).toEqual({ c1: 'late', c2: 'present' })
})

test.each(['', '{}', 'null', '{"format":"my-space.unsent.1","sheets":[{"kind":"words"}]}'])(
  'a file that holds something else is not brought in: %s',
  async (text) => {
    expect(await bringIn(new QueryClient(), { words: async () => wordKind }, text)).toBeUndefined()
  },
)

test('who filled empty cells is told where another had put something meanwhile', async () => {
  const words = wordServer({ c1: 'theirs' })
  const sheet = await openSheet(words)
  server.use(
    http.post(path, async ({ request }) => {
      const entries = (await request.json()) as { id: string; cell: string }[]
      const left = { outcome: 'left', code: '', by: '', now: 'theirs' }
      return HttpResponse.json(entries.map(({ id, cell }) => ({ id, cell, ...left })))
    }),
  )
  sheet.enter(word('c1', '', 'present'))
  await waitFor(() =>
    expect(useNotices.getState().queue.map(({ text }) => text)).toContain(
      '1 student had already been marked otherwise by somebody else: that was left as it is.',
    ),
  )
})
