import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { server } from '@/test/server'
import { kitOf, openSchool, packed, school, sheet, tell } from './kit-samples'

beforeEach(openSchool)

test('who loses a role loses what it opened, as soon as the server says so; what he entered waits on', async () => {
  const { tidyKits, held, waits, isKept, isPageKept, page, photos } = await packed()
  await held.change({ put: [{ entry: { id: 'e1' }, code: '' }], drop: [] })
  tell(() => HttpResponse.json(kitOf({ attendance: [sheet('a1')], grades: [], till: false })))
  await tidyKits()
  expect(await isKept('attendance', 'a1', 'k1')).toBe(true)
  expect(await isKept('attendance', 'a2', 'k2')).toBe(false)
  expect(await isKept('grades', 'a1', 'k1')).toBe(false)
  expect(await isKept('till', 't1', 'c1')).toBe(false)
  // The pages are told anew, and those of what is lost are gone.
  expect([await page(), await isPageKept('k1'), await isPageKept('k2')]).toEqual([['k1'], true, false])
  expect([await photos('a1', 'l1'), await photos('a2', 't1')]).toEqual([2, 0])
  expect(await waits()).toMatchObject([{ kind: 'attendance', waiting: 1 }])
})

test('who may pack no kit any more keeps nothing of it', async () => {
  const { tidyKits, isKept, isPageKept, photos, stand } = await packed()
  tell(() => HttpResponse.json({ code: 'access.denied' }, { status: 403 }))
  await tidyKits()
  expect(await isKept('kit', 'c1', 'kit')).toBe(false)
  expect(await isKept('attendance', 'a1', 'k1')).toBe(false)
  expect(await isKept('lists', 'l1', 'list')).toBe(false)
  expect(await isPageKept()).toBe(false)
  expect(await photos('a1', 'a2', 'l1', 't1')).toBe(0)
  expect((await stand()).map(({ part, here }) => [part, here])).toEqual([
    ['attendance', 0],
    ['grades', 0],
    ['lists', 0],
    ['till', 0],
    ['documents', 0],
  ])
})

test('a line that is back for a moment only leaves the way to the sheets that stay', async () => {
  const { tidyKits, isKept, isPageKept } = await packed()
  // A colleague has taken a sheet of the second class; then the line is gone again.
  tell(() => HttpResponse.json(kitOf({ attendance: [sheet('a1')] })))
  school.pagesCome = false
  await tidyKits()
  expect(await isKept('attendance', 'a1', 'k1')).toBe(true)
  expect([await isPageKept('k1'), await isPageKept('k2')]).toEqual([true, false])
})

test('the session in which a kit was taken hears of a lost right when the line is back', async () => {
  const { noteLine, isKept } = await packed()
  noteLine(false)
  tell(() => HttpResponse.json(kitOf({ grades: [] })))
  noteLine(true)
  await vi.waitFor(async () => expect(await isKept('grades', 'a1', 'k1')).toBe(false))
  expect(await isKept('attendance', 'a1', 'k1')).toBe(true)
})

test('a right that is lost while the line holds takes all of it, as soon as one sheet is refused', async () => {
  const { lose, isKept, photos, takenFiles } = await packed()
  tell(() => HttpResponse.json({ code: 'access.denied' }, { status: 403 }))
  await lose('attendance', 'a1', 'k1')
  expect([await isKept('kit', 'c1', 'kit'), await isKept('grades', 'a1', 'k1')]).toEqual([false, false])
  expect([await photos('a1', 'a2'), (await takenFiles()).length]).toEqual([0, 0])
})

test('what the kit’s own page is told goes at once', async () => {
  const { tidyKit, isKept, takenFiles } = await packed()
  await tidyKit(kitOf({ grades: [], documents: [] }))
  expect([await isKept('grades', 'a1', 'k1'), await isKept('lists', 'l1', 'list')]).toEqual([false, true])
  expect(await takenFiles()).toEqual([])
})

test('who has other roles reads anew what is kept, and keeps no more than that', async () => {
  const { as, copy, isKept } = await packed()
  server.use(
    http.get('*/api/words/l1/:class', () => HttpResponse.json({ code: 'gone' }, { status: 404 })),
    http.get('*/api/words/:course/:class', () => HttpResponse.json({ mark: '2', data: { said: 'less' } })),
  )
  as('accounting')
  await vi.waitFor(async () => expect(await copy('attendance', 'a1', 'k1')).toEqual({ said: 'less' }))
  await vi.waitFor(async () => expect(await isKept('lists', 'l1', 'list')).toBe(false))
  expect(await isKept('kit', 'c1', 'kit')).toBe(true)
})

test.each([
  ['a line that broke', () => HttpResponse.error()],
  ['a server that is away', () => HttpResponse.json({}, { status: 503 })],
])('%s takes nothing away', async (_, answer) => {
  const { tidyKits, isKept, isPageKept, photos } = await packed()
  tell(answer)
  await tidyKits()
  expect(await isKept('kit', 'c1', 'kit')).toBe(true)
  expect(await isKept('grades', 'a1', 'k1')).toBe(true)
  expect(await isPageKept()).toBe(true)
  expect(await photos('a1', 'a2')).toBe(2)
})
