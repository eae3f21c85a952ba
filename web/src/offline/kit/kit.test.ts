import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { server } from '@/test/server'
import { kitOf, openPage, openSchool, packed, photoBytes, school, sheet, tell } from './kit-samples'
import type { KitProgress } from './take-kit'

beforeEach(openSchool)

test('one button takes a whole week-end along, and tells how far it is', async () => {
  const { take, stand, isKept, photos } = await openPage()
  const told: KitProgress[] = []
  expect(await take((progress) => told.push(progress))).toEqual({ sheets: 5, failed: 0 })
  // Five sheets, three pages, one document and four photos.
  expect(told[0]).toEqual({ done: 0, all: 9 })
  expect(told.at(-1)).toEqual({ done: 13, all: 13 })
  expect(await isKept('grades', 'a1', 'k1')).toBe(true)
  expect(await photos('a1', 'a2', 'l1', 't1')).toBe(4)
  const parts = await stand()
  expect(parts.map(({ part, here, all }) => [part, here, all])).toEqual([
    ['attendance', 2, 2],
    ['grades', 1, 1],
    ['lists', 1, 1],
    ['till', 1, 1],
    ['photos', 4, 4],
    ['documents', 1, 1],
  ])
  for (const { bytes, at } of parts) {
    expect(bytes).toBeGreaterThan(0)
    expect(Date.now() - (at ?? 0)).toBeLessThan(60_000)
  }
})

test('a kit says what of a new week-end is not here yet', async () => {
  const { stand } = await packed()
  const [attendance] = await stand(kitOf({ attendance: [sheet('a1'), sheet('a3')] }))
  expect(attendance).toMatchObject({ part: 'attendance', here: 1, all: 2 })
})

test('200 students with their photos are less than 10 MB, and a photo that is too large is left out', async () => {
  const students = Array.from({ length: 200 }, (_, at) => `s${at}`)
  school.onSheet = () => [...students, 'huge']
  const { take, stand, photos } = await openPage()
  expect(await take()).toMatchObject({ failed: 0 })
  expect(await photos('s0', 's199', 'huge')).toBe(2)
  const bytes = (await stand()).reduce((sum, part) => sum + part.bytes, 0)
  expect(bytes).toBeGreaterThan(200 * photoBytes)
  expect(bytes).toBeLessThan(10_000_000)
})

test('what the week-end no longer needs goes when it is taken along again', async () => {
  const { take, isKept, isPageKept, photos, takenFiles } = await packed()
  tell(() => HttpResponse.json(kitOf({ attendance: [sheet('a3')], documents: [] })))
  await take()
  expect(await isKept('attendance', 'a3', 'k1')).toBe(true)
  expect(await isKept('attendance', 'a2', 'k2')).toBe(false)
  expect([await photos('a1', 'a3'), await photos('a2')]).toEqual([2, 0])
  expect([await isPageKept(), await isPageKept('k2')]).toEqual([true, false])
  expect(await takenFiles()).toEqual([])
})

test('a line that breaks ends it, and leaves what has come, which goes with the right', async () => {
  const { take, isKept, tidyKits, dropKit } = await openPage()
  server.use(http.get('*/api/words/l1/:class', () => HttpResponse.error()))
  const told: KitProgress[] = []
  await expect(take((progress) => told.push(progress))).rejects.toMatchObject({ status: 0 })
  const before = told.length
  expect(await isKept('attendance', 'a1', 'k1')).toBe(true)
  expect(told).toHaveLength(before)
  tell(() => HttpResponse.json(kitOf({ attendance: [sheet('a2', 'k2')] })))
  await tidyKits()
  expect([await isKept('attendance', 'a1', 'k1'), await isKept('attendance', 'a2', 'k2')]).toEqual([
    false,
    true,
  ])
  await dropKit('c1')
  expect(await isKept('attendance', 'a2', 'k2')).toBe(false)
})

test('a page that does not come is not called taken along', async () => {
  const { take } = await openPage()
  school.pagesCome = false
  await expect(take()).rejects.toMatchObject({ status: 0 })
})

test('a sheet that is closed meanwhile is counted, and the rest comes', async () => {
  const { take, isKept } = await openPage()
  server.use(http.get('*/api/words/a2/:class', () => HttpResponse.json({ code: 'gone' }, { status: 404 })))
  expect(await take()).toEqual({ sheets: 4, failed: 1 })
  expect(await isKept('attendance', 'a1', 'k1')).toBe(true)
})

test('a kit is removed by hand, and after a sign-out nothing of it is left', async () => {
  const { dropKit, isKept, photos, takenFiles } = await packed()
  await dropKit('c1')
  expect(await isKept('attendance', 'a1', 'k1')).toBe(false)
  expect([await photos('a1', 'a2'), (await takenFiles()).length]).toEqual([0, 0])
  const again = await packed()
  await again.forgetOthers(undefined)
  expect(await again.isKept('attendance', 'a1', 'k1')).toBe(false)
  expect([await again.photos('a1'), (await again.takenFiles()).length]).toEqual([0, 0])
})

test('what waits is told sheet by sheet, with what is to be decided', async () => {
  const { held, waits } = await packed()
  const conflict = { id: 'e3', outcome: 'conflict', code: '', by: 'Rui Costa' } as const
  await held.change({
    put: [
      { entry: { id: 'e1' }, code: '' },
      { entry: { id: 'e2' }, code: 'request.invalid' },
      { entry: { id: 'e3' }, verdict: conflict, code: '' },
    ],
    drop: [],
  })
  expect(await waits()).toMatchObject([
    { title: 'Words · K1', place: '/words/a1/k1', waiting: 1, conflicts: 1, refused: 1 },
  ])
})
