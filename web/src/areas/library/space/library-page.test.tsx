import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useSession } from '@/session/session-store'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import type { BookOfReader, FileOfBook, LibraryBook, LibraryStart, Loan } from './api'
import { Component as BookPage } from './library-book-page'
import { Component as LibraryPage } from './library-page'

const sampleBook = (change: Partial<LibraryBook> = {}): LibraryBook => ({
  ...{ id: 'b1', title: 'Confessions', author: 'Augustine', language: 'fr', type: 'ebook' as const },
  ...{ downloadable: true, cover_url: '', file_count: 1, on_shelf: false, need: '' as const, courses: [] },
  ...change,
})

const sampleFile = (change: Partial<FileOfBook> = {}): FileOfBook => ({
  ...{ id: 'f1', version: 1, title: 'Confessions', kind: 'pdf' as const, name: 'c.pdf', size: 2048 },
  ...{ media_type: 'application/pdf', content_url: '/file/c', created_at: '2026-11-01T09:00:00Z' },
  chapters: [],
  ...change,
})

const loan: Loan = {
  ...{ id: 'l1', version: 1, copy_id: 'c1', barcode: '2900000000018', book_id: 'b1', title: 'City of God' },
  ...{ author: '', campus_id: 'c1', campus_name: 'Paris', person_id: 'p1', borrower: 'Ana Roy' },
  ...{ lent_at: '2026-11-01T09:00:00Z', due_day: '2026-11-22', renewals: 0, outcome: '' as const },
  ...{ days_late: 3, may_edit: false, may_charge: false, price: 0, currency: 'EUR', invoice_id: '' },
}

const reading = {
  percent: 36,
  finished: false,
  file_id: 'f1',
  file_kind: 'pdf' as const,
  noted_at: '2026-11-10T09:00:00Z',
}
let asked: URLSearchParams[] = []
let shelf: unknown[] = []

function serve(start: Partial<LibraryStart> = {}, items: LibraryBook[] = [sampleBook()]) {
  const whole = { reading: [], needed: [], courses: [], loans: [], languages: ['fr', 'en'], ...start }
  server.use(
    http.get('*/api/library/start', () => HttpResponse.json(whole)),
    http.get('*/api/library', ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      return HttpResponse.json({ items, total: items.length, more: false })
    }),
  )
}

function serveBook(change: Partial<BookOfReader> = {}) {
  const book = { ...sampleBook(), description: '', isbn: '', files: [sampleFile()], loans: [], ...change }
  server.use(
    http.get('*/api/library/b1', () => HttpResponse.json({ ...book, on_shelf: shelf.length % 2 === 1 })),
    http.post('*/api/library/b1/shelf', async ({ request }) => {
      const body = (await request.json()) as { on: boolean }
      shelf.push(body)
      return HttpResponse.json(body)
    }),
  )
}

const inMain = (Page: () => React.ReactNode) => () => (
  <main>
    <Page />
  </main>
)
const openLibrary = () => renderPage(inMain(LibraryPage), { path: '/apps/student/library' }).user
const openBook = () =>
  renderPage(inMain(BookPage), { path: '/apps/alumni/library/:bookId', at: '/apps/alumni/library/b1' }).user

beforeEach(async () => {
  asked = []
  shelf = []
  useSession.setState({ user: sampleSession({ role: ['student'] }).user })
  await loadTexts(['book', 'list'])
})

test('what one reads comes first, then what is to be brought back, and what courses ask for', async () => {
  serve({
    reading: [sampleBook({ reading })],
    loans: [loan],
    needed: [sampleBook({ id: 'b2', title: 'Faith', need: 'required' })],
  })
  openLibrary()
  const begun = await screen.findByRole('region', { name: 'Go on reading' })
  expect(within(begun).getByText('36% read')).toBeVisible()
  expect(within(begun).getByRole('link')).toHaveAttribute('href', '/apps/student/library/b1/read/f1')
  expect(screen.getByRole('region', { name: 'Your loans' })).toHaveTextContent('3 days late')
  const needed = screen.getByRole('region', { name: 'Books of your courses' })
  expect(within(needed).getByText('Required')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test('how long the rest takes is told where one goes on, and on the page of the book', async () => {
  serve({ reading: [sampleBook({ reading: { ...reading, left: 4_140_000 } })] })
  openLibrary()
  const begun = await screen.findByRole('region', { name: 'Go on reading' })
  expect(within(begun).getByText('36% read · 1 h 9 min left')).toBeVisible()
})

test('so it is of every file that was begun, be it read or heard', async () => {
  const place = { position: 0, percent: 36, finished: false, device: '', noted_at: reading.noted_at }
  const heard = {
    ...sampleFile(),
    id: 'f2',
    kind: 'audio' as const,
    title: 'Chapter',
    place: { ...place, left: 90_000 },
  }
  serveBook({
    reading: { ...reading, left: 600_000 },
    files: [{ ...sampleFile(), place: { ...place, left: 600_000 } }, heard],
  })
  openBook()
  expect(await screen.findByText('36% read · 10 min left')).toBeVisible()
  expect(screen.getByText(/36% read · 10 min left$/, { selector: 'bdi' })).toBeVisible()
  expect(screen.getByText(/36% heard · 2 min left$/)).toBeVisible()
})

test('who filters sees what he looks for, and nothing else', async () => {
  serve({
    reading: [sampleBook({ reading })],
    courses: [{ id: 'c1', code: 'F', name: 'Faith', required: true }],
  })
  const user = openLibrary()
  await screen.findByRole('region', { name: 'Go on reading' })
  await user.click(screen.getByRole('button', { name: /^Course/ }))
  await user.click(screen.getByRole('menuitem', { name: 'Faith' }))
  await waitFor(() => expect(asked.at(-1)?.get('course')).toBe('c1'))
  expect(screen.queryByRole('region', { name: 'Go on reading' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Results' })).toBeVisible()
})

test('an empty shelf says how to fill it', async () => {
  serve({}, [])
  renderPage(inMain(LibraryPage), { path: '/apps/student/library', at: '/apps/student/library?shelf=true' })
  expect(await screen.findByText(/Your shelf is empty/)).toBeVisible()
})

test('a book is put on the shelf and taken off', async () => {
  serveBook()
  const user = openBook()
  await user.click(await screen.findByRole('button', { name: 'Put on my shelf' }))
  await user.click(await screen.findByRole('button', { name: 'Take off my shelf' }))
  await screen.findByRole('button', { name: 'Put on my shelf' })
  expect(shelf).toEqual([{ on: true }, { on: false }])
})

test('what is heard goes on where its chapters are', async () => {
  serve({ reading: [sampleBook({ reading: { ...reading, file_kind: 'audio' } })] })
  openLibrary()
  const begun = await screen.findByRole('region', { name: 'Go on reading' })
  expect(within(begun).getByRole('link')).toHaveAttribute('href', '/apps/student/library/b1')
})

test('what may not be kept is read, and has no way to keep it', async () => {
  serveBook({ downloadable: false })
  openBook()
  expect(await screen.findByRole('link', { name: 'Read Confessions' })).toHaveAttribute(
    'href',
    '/apps/alumni/library/b1/read/f1',
  )
  expect(screen.queryByRole('button', { name: /Download/, hidden: true })).toBeNull()
  expect(screen.getByText(/read and heard here/)).toBeInTheDocument()
})

test('what may be kept can be downloaded', async () => {
  serveBook()
  openBook()
  expect(await screen.findByRole('button', { name: 'Download Confessions' })).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})
