import { HttpResponse, http } from 'msw'
import { expect, vi } from 'vitest'
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
export const photoBytes = 40 * 1024

export const sheet = (id: string, class_id = 'k1'): Schemas['KitSheet'] => ({
  ...{ agenda_course_id: id, class_id, class_code: class_id, course_id: id, course_name: `Course ${id}` },
  ...{ first_day: '2026-11-21', last_day: '2026-11-22' },
})

const paper: Schemas['KitDocument'] = {
  ...{ id: 'd1', course_id: 'a1', course_name: 'Course a1', title: 'Handout', media_type: 'application/pdf' },
  ...{ size: 1000, content_url: `${origin}/paper/d1` },
}

export const kitOf = (change: Partial<WeekendKit> = {}): WeekendKit => ({
  ...{ campus_id: 'c1', campus_name: 'Paris', first_day: '2026-11-21', last_day: '2026-11-22' },
  ...{ attendance: [sheet('a1'), sheet('a2', 'k2')], grades: [sheet('a1')], till: true },
  ...{
    lists: [{ id: 'l1', name: 'Books', students: 2, books: 1 }],
    documents: [paper],
    left_documents: 0,
    cut: false,
  },
  ...change,
})

export const tell = (answer: () => Response) => server.use(http.get('*/api/weekend-kit', answer))

const usual = {
  // Whose photos stand on a sheet: one, that of the course, unless a test has more.
  onSheet: (course: string) => [course],
  // Whether there is a line for the pages that lead to the sheets.
  pagesCome: true,
}

// What a test changes.
export const school = { ...usual }

// A server and an empty browser, before each test.
export function openSchool(): void {
  browserStore()
  Object.assign(school, usual)
  tell(() => HttpResponse.json(kitOf()))
  server.use(
    http.post('*/api/profile/keeping-key', () => HttpResponse.json({ key: btoa('a'.repeat(32)) })),
    http.get('*/api/words/:course/:class', ({ params }) =>
      HttpResponse.json({
        mark: '1',
        data: { photos: school.onSheet(String(params.course)).map(photoUrl).join('\n') },
      }),
    ),
    http.get('*/api/people/:id/photo', ({ params }) =>
      HttpResponse.arrayBuffer(new ArrayBuffer(params.id === 'huge' ? 60_000 : photoBytes)),
    ),
    http.get('*/paper/d1', () => HttpResponse.text('x'.repeat(1000))),
    http.get('*/api/course-documents/d1', () => HttpResponse.json({ id: 'd1' })),
  )
}

// A page as it is opened in a browser that may have something: its modules begin anew.
export async function openPage() {
  vi.resetModules()
  const { useSession } = await import('@/session/session-store')
  useSession.setState({ user: sampleSession().user })
  const { wordKind } = await import('@/offline/sample-sheet')
  const { seenAnew } = await import('@/offline/last-seen')
  const { ApiError } = await import('@/api/api-error')
  const { noteLine } = await import('@/api/line')
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
    pages: ({ attendance }) => {
      const classes = [...new Set(attendance.map(({ class_id }) => class_id))]
      const read = (name: string, data: unknown) => () =>
        seenAnew(name, async () => {
          if (!school.pagesCome) throw new ApiError(0)
          return data
        })
      return [
        read(pageName('attendance', ''), classes),
        ...classes.map((id) => read(pageName('attendance of', id), id)),
      ]
    },
  }
  const { findCopy } = await import('@/offline/kept-sheets')
  const { findPhotos } = await import('@/offline/kept-photos')
  const { kitStand } = await import('./kit-stand')
  const { dropKit, takeKit } = await import('./take-kit')
  const { tidyKit, tidyKits } = await import('./tidy-kit')
  const { dropLost } = await import('@/offline/drop-lost')
  const { whatWaits } = await import('./what-waits')
  const { takenFiles } = await import('@/offline/taken-files')
  const { heldInBrowser } = await import('@/offline/held-in-browser')
  const { forgetOthers } = await import('@/session/keeping/keeping')
  const copy = async (kind: string, agendaCourseId: string, classId: string) =>
    (await findCopy(kind, { agendaCourseId, classId }))?.data
  const isKept = async (kind: string, agendaCourseId: string, classId: string) =>
    (await copy(kind, agendaCourseId, classId)) !== undefined
  return {
    ...{ dropKit, tidyKit, tidyKits, forgetOthers, copy, isKept, takenFiles, noteLine },
    lose: (kind: string, agendaCourseId: string, classId: string) =>
      dropLost(kind, { agendaCourseId, classId }),
    as: (...role: string[]) => useSession.setState({ user: sampleSession({ role }).user }),
    take: (on: (progress: KitProgress) => void = () => {}) => takeKit('c1', ways, on),
    stand: (kit = kitOf()) => kitStand(kit, ways.tillOf('c1')),
    photos: async (...ids: string[]) => (await findPhotos(ids.map(photoUrl))).size,
    page: () => copy('seen', pageName('attendance', ''), 'own'),
    isPageKept: (...classId: string[]) =>
      isKept(
        'seen',
        pageName(...(classId.length > 0 ? ['attendance of', ...classId] : ['attendance', ''])),
        'own',
      ),
    waits: () => whatWaits(ways.kinds),
    held: heldInBrowser<{ id: string }, SheetVerdict>('p1', {
      ...{ kind: 'attendance', agendaCourseId: 'a1', classId: 'k1' },
    }),
  }
}

export async function packed() {
  const page = await openPage()
  await page.take()
  expect(await page.page()).toEqual(['k1', 'k2'])
  return page
}
