import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Schemas } from '@/api/client'
import type { Words } from '@/offline/sample-sheet'
import type { AnyKind, SheetVerdict } from '@/offline/sheet-kind'
import { browserStore } from '@/test/browser-store'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import type { KitWays, WeekendKit } from './kit'
import type { KitProgress } from './take-kit'

const origin = window.location.origin
const photoUrl = (id: string) => `${origin}/api/people/${id}/photo?v=1&sig=signed`
// As large as one may be that is kept.
const photoBytes = 40 * 1024

const sheet = (id: string, class_id = 'k1'): Schemas['KitSheet'] => ({
  ...{ agenda_course_id: id, class_id, class_code: class_id, course_id: id, course_name: `Course ${id}` },
  ...{ first_day: '2026-11-21', last_day: '2026-11-22' },
})

const paper: Schemas['KitDocument'] = {
  ...{ id: 'd1', course_id: 'a1', course_name: 'Course a1', title: 'Handout', media_type: 'application/pdf' },
  ...{ size: 1000, content_url: `${origin}/paper/d1` },
}

const kitOf = (change: Partial<WeekendKit> = {}): WeekendKit => ({
  ...{ campus_id: 'c1', campus_name: 'Paris', first_day: '2026-11-21', last_day: '2026-11-22' },
  ...{ attendance: [sheet('a1'), sheet('a2', 'k2')], grades: [sheet('a1')], till: true },
  ...{ lists: [{ id: 'l1', name: 'Books', students: 2, books: 1 }], documents: [paper], left_documents: 0 },
  ...change,
})

const tell = (answer: () => Response) => server.use(http.get('*/api/weekend-kit', answer))
// Whose photos stand on a sheet: one, that of the course, unless a test has more.
let onSheet = (course: string) => [course]

beforeEach(() => {
  browserStore()
  onSheet = (course) => [course]
  tell(() => HttpResponse.json(kitOf()))
  server.use(
    http.post('*/api/profile/keeping-key', () => HttpResponse.json({ key: btoa('a'.repeat(32)) })),
    http.get('*/api/words/:course/:class', ({ params }) =>
      HttpResponse.json({
        mark: '1',
        data: { photos: onSheet(String(params.course)).map(photoUrl).join('\n') },
      }),
    ),
    http.get('*/api/people/:id/photo', ({ params }) =>
      HttpResponse.arrayBuffer(new ArrayBuffer(params.id === 'huge' ? 60_000 : photoBytes)),
    ),
    http.get('*/paper/d1', () => HttpResponse.text('x'.repeat(1000))),
    http.get('*/api/course-documents/d1', () => HttpResponse.json({ id: 'd1' })),
  )
})

// A page as it is opened in a browser that may have something: its modules begin anew.
async function openPage() {
  vi.resetModules()
  const { useSession } = await import('@/session/session-store')
  useSession.setState({ user: sampleSession().user })
  const { wordKind } = await import('@/offline/sample-sheet')
  const { lastSeen } = await import('@/offline/last-seen')
  const { pageName } = await import('@/offline/page-name')
  const kindOf = (name: string): AnyKind => ({
    ...wordKind,
    name,
    photos: (words: Words, of: (url: string) => string) => ({
      ...words,
      photos: (words.photos ?? '').split('\n').map(of).join('\n'),
    }),
  })
  const names = ['attendance', 'grades', 'lists', 'till']
  const ways: KitWays = {
    kinds: Object.fromEntries(names.map((name) => [name, async () => kindOf(name)])),
    tillOf: () => ({ agendaCourseId: 't1', classId: 'c1' }),
    pages: () => [() => lastSeen(pageName('attendance', ''), async () => 'the classes of today')],
  }
  const { findCopy } = await import('@/offline/kept-sheets')
  const { findPhotos } = await import('@/offline/kept-photos')
  const { kitStand } = await import('./kit-stand')
  const { dropKit, takeKit } = await import('./take-kit')
  const { tidyKits } = await import('./tidy-kit')
  const { whatWaits } = await import('./what-waits')
  const { takenFiles } = await import('@/offline/taken-files')
  const { heldInBrowser } = await import('@/offline/held-in-browser')
  const { forgetOthers } = await import('@/session/keeping/keeping')
  const isKept = async (kind: string, agendaCourseId: string, classId: string) =>
    (await findCopy(kind, { agendaCourseId, classId })) !== undefined
  return {
    ...{ dropKit, tidyKits, forgetOthers, isKept, takenFiles },
    take: (on: (progress: KitProgress) => void = () => {}) => takeKit('c1', ways, on),
    stand: (kit = kitOf()) => kitStand(kit, ways.tillOf('c1')),
    photos: async (...ids: string[]) => (await findPhotos(ids.map(photoUrl))).size,
    isPageKept: () => isKept('seen', pageName('attendance', ''), 'own'),
    waits: () => whatWaits(ways.kinds),
    held: heldInBrowser<{ id: string }, SheetVerdict>('p1', {
      ...{ kind: 'attendance', agendaCourseId: 'a1', classId: 'k1' },
    }),
  }
}

async function packed() {
  const page = await openPage()
  await page.take()
  await vi.waitFor(async () => expect(await page.isPageKept()).toBe(true))
  return page
}

test('one button takes a whole week-end along, and tells how far it is', async () => {
  const { take, stand, isKept, photos } = await openPage()
  const told: KitProgress[] = []
  expect(await take((progress) => told.push(progress))).toEqual({ sheets: 5, failed: 0 })
  // Five sheets, one page, one document and four photos.
  expect(told[0]).toEqual({ done: 0, all: 7 })
  expect(told.at(-1)).toEqual({ done: 11, all: 11 })
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
  onSheet = () => [...students, 'huge']
  const { take, stand, photos } = await openPage()
  expect(await take()).toMatchObject({ failed: 0 })
  expect(await photos('s0', 's199', 'huge')).toBe(2)
  const bytes = (await stand()).reduce((sum, part) => sum + part.bytes, 0)
  expect(bytes).toBeGreaterThan(200 * photoBytes)
  expect(bytes).toBeLessThan(10_000_000)
})

test('who loses a role loses what it opened, as soon as the server says so; what he entered waits on', async () => {
  const { tidyKits, held, waits, isKept, isPageKept, photos } = await packed()
  await held.change({ put: [{ entry: { id: 'e1' }, code: '' }], drop: [] })
  tell(() => HttpResponse.json(kitOf({ attendance: [sheet('a1')], grades: [], till: false })))
  await tidyKits()
  expect(await isKept('attendance', 'a1', 'k1')).toBe(true)
  expect(await isKept('attendance', 'a2', 'k2')).toBe(false)
  expect(await isKept('grades', 'a1', 'k1')).toBe(false)
  expect(await isKept('till', 't1', 'c1')).toBe(false)
  expect(await isPageKept()).toBe(false)
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
  const sheets = (await stand()).filter(({ part }) => part !== 'documents')
  expect(sheets.map(({ here }) => here)).toEqual([0, 0, 0, 0])
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

test('what the week-end no longer needs goes when it is taken along again', async () => {
  const { take, isKept, isPageKept, photos } = await packed()
  tell(() => HttpResponse.json(kitOf({ attendance: [sheet('a3')] })))
  await take()
  expect(await isKept('attendance', 'a3', 'k1')).toBe(true)
  expect(await isKept('attendance', 'a2', 'k2')).toBe(false)
  expect([await photos('a1', 'a3'), await photos('a2')]).toEqual([2, 0])
  await vi.waitFor(async () => expect(await isPageKept()).toBe(true))
})

test('a line that breaks ends it, and leaves what has come', async () => {
  const { take, isKept } = await openPage()
  server.use(http.get('*/api/words/l1/:class', () => HttpResponse.error()))
  const told: KitProgress[] = []
  await expect(take((progress) => told.push(progress))).rejects.toMatchObject({ status: 0 })
  const before = told.length
  expect(await isKept('attendance', 'a1', 'k1')).toBe(true)
  expect(await isKept('kit', 'c1', 'kit')).toBe(false)
  expect(told).toHaveLength(before)
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
