import { act, waitFor } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { noteLine, useLine } from '@/api/line'
import { server } from '@/test/server'
import { useWaiting } from '@/ui/line/waiting-store'
import { openSheet } from './open-sample-sheet'
import { type Word, word, wordServer } from './sample-sheet'

const path = '*/api/words/:course/:class'

test('what is entered stands there at once, is sent, and never goes back', async () => {
  const words = wordServer({ c1: '' })
  const sheet = await openSheet(words)
  sheet.enter(word('c1', '', 'present'))
  expect(sheet.now().query.data).toEqual({ c1: 'present' })
  expect(sheet.now().waiting).toBe(1)
  await sheet.answered()
  await sheet.readAgain()
  expect(words.cells).toEqual({ c1: 'present' })
  expect(sheet.now().cells.size).toBe(0)
  expect(sheet.seen).toEqual(['', 'present'])
})

test('one request at a time, in order; what is entered meanwhile goes with the next', async () => {
  const words = wordServer()
  let open = 0
  let most = 0
  const sheet = await openSheet(words)
  server.use(
    http.post(path, async ({ request }) => {
      most = Math.max(most, ++open)
      const verdicts = words.take((await request.json()) as Word[])
      await delay(20)
      open--
      return HttpResponse.json(verdicts)
    }),
  )
  sheet.enter(word('c1', '', 'a'))
  await waitFor(() => expect(words.requests).toHaveLength(1))
  sheet.enter(word('c1', 'a', 'b'), word('c2', '', 'x'))
  sheet.enter(word('c1', 'b', 'c'))
  await sheet.answered()
  expect(words.requests).toEqual([['a'], ['b', 'x', 'c']])
  expect(most).toBe(1)
  expect(words.cells).toEqual({ c1: 'c', c2: 'x' })
  expect(sheet.seen).toEqual(['a', 'b', 'c'])
})

test('an answer that was lost is asked for again with the same ids: the server knows them', async () => {
  const words = wordServer({ c1: '' })
  const sheet = await openSheet(words)
  const ids: string[][] = []
  server.use(
    http.post(path, async ({ request }) => {
      const entries = (await request.json()) as Word[]
      ids.push(entries.map(({ id }) => id))
      const verdicts = words.take(entries)
      return ids.length === 1 ? HttpResponse.error() : HttpResponse.json(verdicts)
    }),
  )
  sheet.enter(word('c1', '', 'late'))
  await waitFor(() => expect(useLine.getState().online).toBe(false))
  // Somebody changed it after it had arrived: sent once more, it takes nothing back.
  words.put('c1', 'justified')
  act(() => noteLine(true))
  await sheet.answered()
  expect(ids[1]).toEqual(ids[0])
  expect(sheet.now().cells.size).toBe(0)
  await sheet.readAgain()
  await waitFor(() => expect(sheet.now().query.data).toEqual({ c1: 'justified' }))
})

test('without a line everything stays, is told in the toolbar, and goes when the line is back', async () => {
  const words = wordServer({ c1: '', c2: '' })
  const sheet = await openSheet(words)
  server.use(
    http.get(path, () => HttpResponse.error()),
    http.post(path, () => HttpResponse.error()),
  )
  sheet.enter(word('c1', '', 'absent'))
  sheet.enter(word('c2', '', 'present'))
  await waitFor(() =>
    expect(useWaiting.getState().items).toMatchObject([
      { title: 'Attendance · Words · K1', detail: '2 changes', kept: true },
    ]),
  )
  await sheet.readAgain()
  expect(sheet.now().query).toMatchObject({ data: { c1: 'absent', c2: 'present' }, error: null })
  expect(sheet.now().keptAt).toBeInstanceOf(Date)
  server.use(...words.handlers())
  act(() => noteLine(true))
  await sheet.answered()
  expect(words.requests).toEqual([['absent', 'present']])
  expect(useWaiting.getState().items).toEqual([])
  await sheet.readAgain()
  await waitFor(() => expect(sheet.now().keptAt).toBeUndefined())
})

test('what is entered while the screen is left is sent all the same', async () => {
  const words = wordServer({ c1: '' })
  const sheet = await openSheet(words)
  server.use(http.post(path, () => HttpResponse.error()))
  sheet.enter(word('c1', '', 'absent'))
  await waitFor(() => expect(useLine.getState().online).toBe(false))
  sheet.unmount()
  server.use(...words.handlers())
  noteLine(true)
  await waitFor(() => expect(words.cells).toEqual({ c1: 'absent' }))
})

test('of a conflict both values are told; mine is entered over what is there now', async () => {
  const words = wordServer({ c1: '' })
  const sheet = await openSheet(words)
  words.put('c1', 'absent')
  sheet.enter(word('c1', '', 'present'))
  await waitFor(() => expect(sheet.now().cells.get('c1')?.state).toBe('conflict'))
  expect(sheet.now().cells.get('c1')).toMatchObject({
    entry: { now: 'present' },
    verdict: { now: 'absent', by: 'Rui Costa' },
  })
  expect(sheet.now().query.data).toEqual({ c1: 'absent' })
  act(() => sheet.now().settle('c1', 'mine'))
  expect(sheet.now().query.data).toEqual({ c1: 'present' })
  await sheet.answered()
  expect(sheet.now().cells.size).toBe(0)
  expect(words.cells).toEqual({ c1: 'present' })
})

test('of a conflict theirs stays, and nothing is sent', async () => {
  const words = wordServer({ c1: '' })
  const sheet = await openSheet(words)
  words.put('c1', 'absent')
  sheet.enter(word('c1', '', 'present'))
  await waitFor(() => expect(sheet.now().cells.get('c1')?.state).toBe('conflict'))
  act(() => sheet.now().settle('c1', 'theirs'))
  expect(sheet.now().cells.size).toBe(0)
  expect(words.requests).toHaveLength(1)
  expect(sheet.now().query.data).toEqual({ c1: 'absent' })
})

test('what is entered anew takes the place of what was refused', async () => {
  const words = wordServer({ c1: 'a' })
  const sheet = await openSheet(words)
  sheet.enter(word('c1', 'a', 'wrong'))
  await waitFor(() =>
    expect(sheet.now().cells.get('c1')).toMatchObject({
      state: 'refused',
      code: 'request.invalid',
      entry: { now: 'wrong' },
    }),
  )
  expect(sheet.now().waiting).toBe(0)
  expect(sheet.now().query.data).toEqual({ c1: 'a' })
  sheet.enter(word('c1', 'a', 'b'))
  await sheet.answered()
  expect(sheet.now().cells.size).toBe(0)
  expect(words.cells).toEqual({ c1: 'b' })
})

test('a sheet that is refused as a whole keeps every entry, and says why; it can be sent again', async () => {
  const words = wordServer({ c1: '', c2: '' })
  const sheet = await openSheet(words)
  server.use(http.post(path, () => HttpResponse.json({ code: 'edit.archived' }, { status: 409 })))
  sheet.enter(word('c1', '', 'a'), word('c2', '', 'b'))
  await waitFor(() => expect(sheet.now().cells.get('c2')?.state).toBe('refused'))
  expect(sheet.now().cells.get('c1')).toMatchObject({ state: 'refused', code: 'edit.archived' })
  server.use(...words.handlers())
  act(() => sheet.now().settle('c1', 'mine'))
  await waitFor(() => expect(words.cells).toEqual({ c1: 'a', c2: '' }))
  act(() => sheet.now().settle('c2', 'theirs'))
  await waitFor(() => expect(sheet.now().cells.size).toBe(0))
})

test('one entry that the server cannot read does not take the others with it', async () => {
  const words = wordServer()
  const sheet = await openSheet(words)
  server.use(
    http.post(path, async ({ request }) => {
      const entries = (await request.json()) as Word[]
      if (entries.some(({ now }) => now === 'odd'))
        return HttpResponse.json({ code: 'request.invalid' }, { status: 422 })
      return HttpResponse.json(words.take(entries))
    }),
  )
  sheet.enter(...['a', 'b', 'odd', 'c'].map((now, at) => word(`c${at}`, '', now)))
  await waitFor(() => expect(sheet.now().waiting).toBe(0))
  expect(words.cells).toEqual({ c0: 'a', c1: 'b', c3: 'c' })
  expect([...sheet.now().cells.keys()]).toEqual(['c2'])
})

test('an answer that was on its way while entries were judged does not bring the old value back', async () => {
  const words = wordServer({ c1: '' })
  const sheet = await openSheet(words)
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  server.use(
    http.get(
      path,
      async () => {
        await arrived
        return HttpResponse.json({ mark: 'old', data: { c1: '' } })
      },
      { once: true },
    ),
  )
  let read = Promise.resolve<unknown>(undefined)
  act(() => {
    read = sheet.now().query.refetch()
  })
  sheet.enter(word('c1', '', 'present'))
  await sheet.answered()
  arrive()
  await act(() => read)
  expect(sheet.seen).toEqual(['', 'present'])
})

test('what another enters appears while one types oneself', async () => {
  const words = wordServer({ c1: '', c2: '' })
  const sheet = await openSheet(words)
  server.use(http.post(path, () => HttpResponse.error()))
  sheet.enter(word('c1', '', 'mine'))
  words.put('c2', 'theirs')
  await sheet.readAgain()
  await waitFor(() => expect(sheet.now().query.data).toEqual({ c1: 'mine', c2: 'theirs' }))
  server.use(...words.handlers())
  act(() => noteLine(true))
  await sheet.answered()
})

test('a server that is busy is asked again by itself', async () => {
  const words = wordServer({ c1: '' })
  const sheet = await openSheet(words)
  server.use(http.post(path, () => HttpResponse.json({}, { status: 503 }), { once: true }))
  sheet.enter(word('c1', '', 'present'))
  await sheet.answered()
  expect(words.cells).toEqual({ c1: 'present' })
})

test('what another enters is here within five seconds, the answer’s way included', async () => {
  const every = vi.spyOn(globalThis, 'setInterval')
  const words = wordServer({ c1: '' })
  const sheet = await openSheet(words)
  words.put('c1', 'theirs')
  const asking = every.mock.calls.find(([, ms]) => Number(ms) >= 1000)
  expect(asking?.[1]).toBeLessThanOrEqual(4000)
  act(asking?.[0] as () => void)
  await waitFor(() => expect(sheet.now().query.data).toEqual({ c1: 'theirs' }))
})
