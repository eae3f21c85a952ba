import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import type { Schemas } from '@/api/client'
import { download } from '@/api/download'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { faith, pageOf, rowOf, signInAs } from '../test/book-samples'
import type { Copy } from './api'
import { Component } from './copies-page'

vi.mock('@/api/download', () => ({ download: vi.fn(() => Promise.resolve()) }))

const copyOf = (number: number, change: Partial<Copy> = {}): Copy => ({
  ...{ id: `c${number}`, version: 1, book_id: 'faith', title: 'Faith', author: '', campus_id: 'c1' },
  ...{
    campus_name: 'Paris',
    state: 'there' as const,
    barcode: `29000000000${number}`,
    note: '',
    loan_id: '',
  },
  ...{ borrower_id: '', borrower: '', kept_for: '', may_edit: true },
  ...{ created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' },
  ...change,
})

let asked: URLSearchParams[] = []
let changed: Schemas['UpdateCopyRequest'][] = []

const Page = () => (
  <main>
    <Component />
  </main>
)
const copiesPath = '/apps/academic/book/copies/:bookId'
const open = () => renderPage(Page, { path: copiesPath, at: '/apps/academic/book/copies/faith' }).user

beforeEach(async () => {
  await loadTexts(['book', 'copy', 'loan', 'list', 'record', 'reservation', 'history'])
  signInAs('secretary')
  useNotices.setState({ queue: [] })
  vi.mocked(download).mockClear()
  asked = []
  changed = []
  server.use(
    http.get('*/api/books/faith', () => HttpResponse.json(faith)),
    http.get('*/api/books', () => HttpResponse.json(pageOf([rowOf('Hope')]))),
    http.get('*/api/reservations', () => HttpResponse.json(pageOf([]))),
    http.get('*/api/copies', ({ request }) => {
      const query = new URL(request.url).searchParams
      asked.push(query)
      const items =
        query.get('state') === 'lost'
          ? []
          : [
              copyOf(Number(query.get('page')), { note: 'Torn' }),
              copyOf(9, { state: 'lent', borrower: 'Ana Roy' }),
            ]
      return HttpResponse.json({ items, total: query.get('state') === 'lost' ? 0 : 260, more: false })
    }),
    http.put('*/api/copies/:id', async ({ request }) => {
      const body = (await request.json()) as Schemas['UpdateCopyRequest']
      changed.push(body)
      return HttpResponse.json(copyOf(1, { ...body, version: 2 }))
    }),
  )
})

test('a book with very many copies has pages of them, and none is left out', async () => {
  const user = open()
  expect(await screen.findByText('290000000001')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('290000000002')).toBeVisible()
  expect(asked.at(-1)?.get('page')).toBe('2')
})

test('copies are narrowed by how they stand', async () => {
  const user = open()
  await user.click(await screen.findByRole('button', { name: /^Status/ }))
  await user.click(screen.getByRole('menuitem', { name: 'Lost' }))
  expect(await screen.findByText('No copy has this status.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add copies' })).toBeVisible()
  // So is what is taken along.
  await user.click(screen.getByRole('button', { name: 'Export the list' }))
  await user.click(screen.getByRole('menuitem', { name: /CSV/ }))
  const exported = '/api/copies/export?format=csv&book=faith&state=lost'
  await waitFor(() => expect(download).toHaveBeenCalledWith(exported, 'Faith.csv'))
})

test('who takes the filter away does not read that there are no copies, until they come', async () => {
  let come = () => {}
  const on = new Promise<void>((resolve) => {
    come = resolve
  })
  server.use(
    http.get('*/api/copies', async ({ request }) => {
      if (new URL(request.url).searchParams.has('state'))
        return HttpResponse.json({ items: [], total: 0, more: false })
      asked.push(new URLSearchParams())
      await on
      return HttpResponse.json(pageOf([copyOf(1)]))
    }),
  )
  const { user } = renderPage(Page, { path: copiesPath, at: '/apps/academic/book/copies/faith?state=lost' })
  await screen.findByText('No copy has this status.')
  await user.click(screen.getByTitle('Remove the filter Status'))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(screen.queryByText('This book has no copy here yet.')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Labels' })).toBeVisible()
  come()
  expect(await screen.findByText('290000000001')).toBeVisible()
})

test('the barcode and the note of a copy are changed, also while somebody has it', async () => {
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Actions for 290000000009' }))
  expect(screen.getByRole('menuitem', { name: 'Change the copy' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'Withdraw' })).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Actions for 290000000001' }))
  await user.click(screen.getByRole('menuitem', { name: 'Change the copy' }))
  const dialog = await screen.findByRole('dialog', { name: 'Change the copy' })
  const barcode = within(dialog).getByRole('textbox', { name: /Barcode/ })
  await user.clear(barcode)
  await user.type(barcode, 'ABC-123456')
  const note = within(dialog).getByRole('textbox', { name: /Note/ })
  expect(note).toHaveValue('Torn')
  await user.clear(note)
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(changed).toEqual([{ version: 1, barcode: 'ABC-123456', note: '' }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('who puts a copy back that was charged is told what became of the invoice', async () => {
  server.use(
    http.get('*/api/copies', () => HttpResponse.json(pageOf([copyOf(1, { state: 'lost' })]))),
    http.post('*/api/copies/c1/shelve', () =>
      HttpResponse.json({ ...copyOf(1), charged: { borrower: 'Ana Roy', invoice_id: 'i1' } }),
    ),
  )
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Actions for 290000000001' }))
  await user.click(screen.getByRole('menuitem', { name: 'Put back on the shelf' }))
  expect(await screen.findByText('Faith – Ana Roy was charged for it: cancel the invoice')).toBeVisible()
})

test('labels are printed of this book and others, on the sheet that there is, from where it was begun', async () => {
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Labels' }))
  const dialog = await screen.findByRole('dialog', { name: 'Labels' })
  const books = within(dialog).getByRole('combobox', { name: /Books/ })
  await user.click(books)
  await user.click(await screen.findByRole('option', { name: /Hope/ }))
  await user.keyboard('{Escape}')
  await user.selectOptions(
    within(dialog).getByRole('combobox', { name: /Sheet/ }),
    '65 labels of 38.1 × 21.2 mm',
  )
  const start = within(dialog).getByRole('textbox', { name: /First free label/ })
  await user.clear(start)
  await user.type(start, '12')
  vi.mocked(download).mockRejectedValueOnce(
    new ApiError(422, { status: 422, code: 'copy.too_many_labels', params: { limit: 2000 } }),
  )
  const print = within(dialog).getByRole('button', { name: 'Print' })
  await user.click(print)
  expect(await screen.findByText(/More than 2.?000 labels at once/)).toBeVisible()
  await user.click(print)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [path = ''] = vi.mocked(download).mock.lastCall ?? []
  expect(Object.fromEntries(new URL(path, 'http://x').searchParams)).toEqual({
    books: 'faith,hope',
    sheet: '5x13',
    start: '12',
    sort: 'title',
  })
})
