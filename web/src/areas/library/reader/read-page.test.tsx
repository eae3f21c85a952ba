import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { useSession } from '@/session/session-store'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import type { Mark } from './api'
import { Component as ReadPage } from './read-page'
import { changeReader } from './reader-settings'

const file = {
  ...{ id: 'f1', version: 1, title: 'Confessions', kind: 'epub', name: 'c.epub', size: 2048 },
  ...{ media_type: 'application/epub+zip', content_url: '/file/c', created_at: '2026-11-01T09:00:00Z' },
}
const book = { id: 'b1', title: 'Confessions', files: [file, { ...file, id: 'f2', kind: 'audio' }] }
const contents = {
  sizes: [100, 100],
  entries: [
    { title: 'Book one', level: 0, section: 0, anchor: '' },
    { title: 'Book two', level: 0, section: 1, anchor: '' },
  ],
}
const texts = ['<h2>Book one</h2><p>Great art Thou.</p>', '<h2>Book two</h2><p>I will now call to mind.</p>']
const mark: Mark = {
  ...{ id: 'm1', version: 1, kind: 'highlight', position: 60, section: 1, start: 8, finish: 20 },
  ...{ quote: 'I will now', note: 'again', color: 'green', created_at: '2026-11-01T09:00:00Z' },
}

const path = '*/api/library/b1/files/f1'
let saved: unknown[] = []

beforeEach(async () => {
  saved = []
  useSession.setState({ user: sampleSession({ role: ['student'] }).user })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  ) // jsdom has none: nothing has a size there
  onTestFinished(() => void vi.unstubAllGlobals())
  server.use(
    http.get('*/api/library/b1', () => HttpResponse.json(book)),
    http.get(`${path}/contents`, () => HttpResponse.json(contents)),
    http.get(`${path}/sections/:n`, ({ params }) =>
      HttpResponse.json({ html: texts[Number(params.n)], pictures: {} }),
    ),
    http.get(`${path}/marks`, () => HttpResponse.json({ items: [mark] })),
    http.put(`${path}/marks/m1`, async ({ request }) => {
      saved.push(await request.json())
      return HttpResponse.json(mark)
    }),
    http.get(`${path}/search`, () =>
      HttpResponse.json({
        items: [{ section: 1, start: 14, before: 'I will now ', words: 'call', after: ' to mind' }],
      }),
    ),
  )
  await loadTexts(['book', 'list'])
})

const read = (fileId = 'f1') =>
  renderPage(
    () => (
      <main>
        <ReadPage />
      </main>
    ),
    { path: '/apps/student/library/:bookId/read/:fileId', at: `/apps/student/library/b1/read/${fileId}` },
  )

test('a book opens at its beginning, and is turned by keys and buttons beyond the end of a chapter', async () => {
  const { user } = read()
  expect(await screen.findByText('Great art Thou.')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await user.keyboard('{ArrowRight}')
  expect(await screen.findByText('I will now call to mind.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Previous page' }))
  expect(await screen.findByText('Great art Thou.')).toBeVisible()
})

test('the contents lead to a chapter, and words that were found to where they stand', async () => {
  const { user } = read()
  await screen.findByText('Great art Thou.')
  await user.click(screen.getByRole('button', { name: 'Contents, search and notes' }))
  await user.click(await screen.findByRole('button', { name: 'Book two' }))
  expect(await screen.findByText('I will now call to mind.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('tab')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Contents, search and notes' }))
  await user.click(await screen.findByRole('tab', { name: 'Search' }))
  await user.type(screen.getByRole('searchbox'), 'call')
  expect(await screen.findByRole('button', { name: 'I will now call to mind' })).toBeVisible()
})

test('a note of one’s own is kept when its field is left', async () => {
  const { user } = read()
  await screen.findByText('Great art Thou.')
  await user.click(screen.getByRole('button', { name: 'Contents, search and notes' }))
  await user.click(await screen.findByRole('tab', { name: 'My notes' }))
  const row = within(await screen.findByRole('listitem'))
  expect(row.getByRole('button', { name: 'I will now' })).toBeVisible()
  await user.type(row.getByRole('textbox', { name: 'My note' }), ' and again')
  await user.tab()
  await waitFor(() => expect(saved).toEqual([{ note: 'again and again', color: 'green', version: 1 }]))
})

test('paper, letters and margins are kept for the next time', async () => {
  onTestFinished(() => localStorage.removeItem('reader'))
  const { user } = read()
  await screen.findByText('Great art Thou.')
  await user.click(screen.getByRole('button', { name: 'Display' }))
  await user.click(await screen.findByRole('button', { name: 'Sepia' }))
  await user.click(screen.getByRole('button', { name: 'Scrolling' }))
  expect(JSON.parse(localStorage.getItem('reader') ?? '{}')).toMatchObject({ theme: 'sepia', mode: 'scroll' })
})

test('of several chapters in one file the contents tell which one is read', async () => {
  const entries = [
    { title: 'Book one', level: 0, section: 0, anchor: '' },
    { title: 'Chapter two', level: 1, section: 0, anchor: 'two' },
    { title: 'Book two', level: 0, section: 1, anchor: '' },
  ]
  const html = `${texts[0]}<h3 data-id="two">Chapter two</h3>`
  server.use(
    http.get(`${path}/contents`, () => HttpResponse.json({ ...contents, entries })),
    http.get(`${path}/sections/:n`, () => HttpResponse.json({ html, pictures: {} })),
  )
  const { user } = read()
  await screen.findByText('Great art Thou.')
  await user.click(screen.getByRole('button', { name: 'Contents, search and notes' }))
  expect(await screen.findByRole('button', { name: 'Book one', current: true })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Chapter two', current: false })).toBeVisible()
})

test('who scrolls on at the end of a chapter comes to the next, though not by the turning of the wheel', async () => {
  onTestFinished(() => changeReader({ mode: 'pages' }))
  changeReader({ mode: 'scroll' })
  const now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now)
  onTestFinished(() => clock.mockRestore())
  read()
  await screen.findByText('Great art Thou.')
  const scroll = (deltaY: number) => fireEvent.wheel(screen.getByRole('article'), { deltaY })
  scroll(100) // still turning
  expect(screen.getByText('Great art Thou.')).toBeVisible()
  clock.mockReturnValue(now + 1_000)
  // Two fingers that make it larger come as a wheel, too.
  fireEvent.wheel(screen.getByRole('article'), { deltaY: 100, ctrlKey: true })
  fireEvent.wheel(screen.getByRole('article'), { deltaX: 200, deltaY: 100 })
  expect(screen.getByText('Great art Thou.')).toBeVisible()
  scroll(100)
  expect(await screen.findByText('I will now call to mind.')).toBeVisible()
  clock.mockReturnValue(now + 2_000)
  scroll(-100)
  expect(await screen.findByText('Great art Thou.')).toBeVisible()
})

test('who closes a book that he opened by its address comes to the page of the book', async () => {
  const { user, router } = read()
  await user.click(await screen.findByRole('button', { name: 'Close the book' }))
  expect(router.state.location.pathname).toBe('/apps/student/library/b1')
})

test.each(['f2', 'f9'])('%s is no file that is read here', async (fileId) => {
  read(fileId)
  expect(await screen.findByText('This book is not open to you.')).toBeVisible()
})

test('a damaged chapter says so after what of it can be read, and the next one opens', async () => {
  server.use(
    http.get(`${path}/sections/:n`, ({ params: { n } }) =>
      HttpResponse.json({ html: texts[Number(n)], pictures: {}, damaged: n === '0' }),
    ),
  )
  const { user } = read()
  expect(await screen.findByText('Great art Thou.')).toBeVisible()
  expect(screen.getByText(/the rest of this chapter cannot be read/)).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('I will now call to mind.')).toBeVisible()
  expect(screen.queryByText(/the rest of this chapter/)).toBeNull()
})

test('a text that cannot be read says so', async () => {
  server.use(
    http.get(`${path}/contents`, () => HttpResponse.json({ code: 'book.text_broken' }, { status: 409 })),
  )
  read()
  expect(await screen.findByText(/cannot be read/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Close the book' })).toBeVisible()
})
