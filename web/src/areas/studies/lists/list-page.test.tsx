import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { accessibilityFaults } from '@/test/axe'
import { cameraSees } from '@/test/camera'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { beep } from '@/ui/barcode/beep'
import { Component as ListPage } from './list-page'
import { sampleBook, sampleList, sampleStudent, serveList, ticked } from './sample-list'

const Page = () => (
  <main>
    <ListPage />
  </main>
)
const open = () => renderPage(Page, { path: '/apps/campus/list/:listId', at: '/apps/campus/list/l1' }).user

vi.mock('@/ui/barcode/beep', () => ({ beep: vi.fn() }))

beforeEach(() => {
  vi.mocked(beep).mockClear()
  return loadTexts(['booklist', 'list'])
})

const cellOf = (name: string, book: number) =>
  screen.findByRole('button', { name: new RegExp(`^${name} Roy, Book ${book}:`) })

test('one tap ticks, and the totals tell', async () => {
  const served = serveList(sampleList())
  const user = open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Books of K1' })).toBeVisible()
  await user.click(await cellOf('Ben', 1))
  expect(await cellOf('Ben', 1)).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText('1 of 2')).toBeVisible()
  await screen.findByText(/^Saved at /)
  expect(served.sent).toMatchObject([{ student_id: 'r-Ben', book: 1, kind: 'received', stands: true }])
  expect(await accessibilityFaults()).toEqual([])
})

test('a tick is undone only with a reason', async () => {
  const served = serveList(
    sampleList({ students: [sampleStudent('Ana', { ticks: [ticked(1, 'received')] })] }),
  )
  const user = open()
  await user.click(await cellOf('Ana', 1))
  await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Wrong book')
  await user.click(screen.getByRole('button', { name: 'Undo the tick' }))
  await waitFor(() => expect(served.sent).toMatchObject([{ stands: false, note: 'Wrong book' }]))
  expect(await cellOf('Ana', 1)).toHaveAttribute('aria-pressed', 'false')
})

test('who ticked and undid what, when and why, is told without a mouse, also of a closed list', async () => {
  const ticks = [
    ticked(1, 'received', { by: 'Max Roy' }),
    ticked(2, 'received', { stands: false, note: 'Wrong book', by: 'Eve Roy' }),
  ]
  serveList(sampleList({ closed: true, students: [sampleStudent('Ana', { ticks }), sampleStudent('Ben')] }))
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Actions for Ana Roy' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Ana Roy: who ticked what, and when' }))
  const dialog = await screen.findByRole('dialog', { name: 'Ana Roy: who ticked what, and when' })
  expect(within(dialog).getByText(/^Received: Max Roy, /)).toBeVisible()
  expect(within(dialog).getByText(/undone by Eve Roy, .*\(Wrong book\)/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Actions for Ben Roy' })).toBeNull()
  expect(await accessibilityFaults()).toEqual([])
})

test('what was not received is not returned', async () => {
  const served = serveList(sampleList())
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Returned' }))
  await user.click(await cellOf('Ana', 2))
  expect(await screen.findByText(/has not received the book/)).toBeVisible()
  expect(served.sent).toEqual([])
})

test('a column is ticked at once for who has nothing there', async () => {
  const served = serveList(
    sampleList({
      students: [sampleStudent('Ana', { ticks: [ticked(1, 'received')] }), sampleStudent('Ben')],
    }),
  )
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Actions for Book 1' }))
  await user.click(await screen.findByRole('menuitem', { name: /Tick all/ }))
  await waitFor(() => expect(served.sent).toMatchObject([{ student_id: 'r-Ben', book: 1 }]))
})

test('a scanner ticks the books of who was chosen, one after the other', async () => {
  const served = serveList(sampleList())
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Actions for Ben Roy' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Hand out to Ben Roy' }))
  await user.type(
    await screen.findByRole('textbox', { name: 'Scan a barcode' }),
    '978001{Enter}978002{Enter}',
  )
  await waitFor(() =>
    expect(served.sent).toMatchObject([
      { student_id: 'r-Ben', book: 1 },
      { student_id: 'r-Ben', book: 2 },
    ]),
  )
  await user.type(screen.getByRole('textbox', { name: 'Scan a barcode' }), '555{Enter}')
  expect(await screen.findByText(/No book of the list has this code: 555/)).toBeVisible()
  // Who scans hears it, without looking.
  expect(vi.mocked(beep).mock.calls).toEqual([[true], [true], [false]])
})

test('the label of a copy ticks its book', async () => {
  const served = serveList(sampleList())
  server.use(
    http.get('*/api/copies', ({ request }) => {
      const known = new URL(request.url).searchParams.get('barcode') === '2900000000018'
      return HttpResponse.json({ items: known ? [{ book_id: 'b2' }] : [], total: 0, more: false })
    }),
  )
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Actions for Ben Roy' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Hand out to Ben Roy' }))
  const field = await screen.findByRole('textbox', { name: 'Scan a barcode' })
  await user.type(field, '2900000000018{Enter}')
  await waitFor(() => expect(served.sent).toMatchObject([{ student_id: 'r-Ben', book: 2 }]))
  await user.type(field, '2900000000025{Enter}')
  expect(await screen.findByText(/No book of the list has this code: 2900000000025/)).toBeVisible()
})

test('the label of a copy that came with the list is known without asking anybody', async () => {
  const served = serveList(
    sampleList({ books: [sampleBook(1), sampleBook(2, { labels: ['2900000000018'] })] }),
  )
  server.use(http.get('*/api/copies', () => HttpResponse.error()))
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Actions for Ben Roy' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Hand out to Ben Roy' }))
  await user.type(await screen.findByRole('textbox', { name: 'Scan a barcode' }), '2900000000018{Enter}')
  await waitFor(() => expect(served.sent).toMatchObject([{ student_id: 'r-Ben', book: 2 }]))
})

test('the camera of a phone ticks the book that it sees, once', async () => {
  cameraSees('978002')
  const served = serveList(sampleList())
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Actions for Ben Roy' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Hand out to Ben Roy' }))
  await user.click(await screen.findByRole('button', { name: 'Read with the camera' }))
  await waitFor(() => expect(served.sent).toMatchObject([{ student_id: 'r-Ben', book: 2 }]))
  expect(await screen.findByText('Hold the barcode flat in front of the camera.')).toBeVisible()
})

test('what the server refuses is told with why, and can be let go of', async () => {
  const served = serveList(sampleList())
  served.refuse = 'booklist.not_on_list'
  const user = open()
  await user.click(await cellOf('Ana', 1))
  expect(await screen.findByText(/no longer on the list/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Leave it so' }))
  await waitFor(() => expect(screen.queryByText(/no longer on the list/)).toBeNull())
  expect(await cellOf('Ana', 1)).toHaveAttribute('aria-pressed', 'false')
})

test('a closed list is read, not ticked', async () => {
  serveList(sampleList({ closed: true }))
  open()
  expect(await cellOf('Ana', 1)).toBeDisabled()
  expect(screen.queryByRole('textbox', { name: 'Scan a barcode' })).toBeNull()
})

test('who was taken off a list is put back by Undo', async () => {
  serveList(sampleList())
  const sent: unknown[] = []
  server.use(
    http.delete('*/api/lists/l1/students/r-Ben', () => {
      sent.push('off')
      return new HttpResponse(null, { status: 204 })
    }),
    http.post('*/api/lists/l1/choice', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({})
    }),
  )
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Actions for Ben Roy' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Take Ben Roy off the list' }))
  expect(await screen.findByText('Ben Roy is no longer on the list.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  const back = { student_ids: ['s-Ben'], class_ids: [], book_ids: [], planning_id: '' }
  await waitFor(() => expect(sent).toEqual(['off', back]))
})

test('a book is taken off a list after a question: its stock goes with it', async () => {
  serveList(sampleList())
  const sent: unknown[] = []
  server.use(
    http.delete('*/api/lists/l1/books/b1', () => {
      sent.push('off')
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const user = open()
  const act = 'Take Book 1 off the list'
  await user.click(await screen.findByRole('button', { name: 'Actions for Book 1' }))
  await user.click(await screen.findByRole('menuitem', { name: act }))
  expect(await screen.findByText('Book 1: its stock and the ticks that were undone go, too.')).toBeVisible()
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: act }))
  await waitFor(() => expect(sent).toEqual(['off']))
})
