import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { faith, pageOf, rowOf, signInAs } from '../test/book-samples'
import { Component } from './books-page'

// What the list was asked for, and the barcodes that were looked for.
let asked: string[] = []
let rows = [rowOf('Faith'), rowOf('Prayer', { published: false, price: 0, type: 'ebook' })]
const known: Record<string, string[]> = { '9782123456803': ['Faith'], '3700000000001': ['Faith', 'Prayer'] }

beforeEach(async () => {
  await loadTexts(['book', 'list', 'upload'])
  asked = []
  rows = [rowOf('Faith'), rowOf('Prayer', { published: false, price: 0, type: 'ebook' })]
  signInAs('librarian')
  server.use(
    http.get('*/api/books', ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      const barcode = searchParams.get('barcode')
      if (searchParams.get('page_size') === '2') {
        return HttpResponse.json(pageOf((known[barcode ?? ''] ?? []).map((title) => rowOf(title))))
      }
      asked.push(search)
      return HttpResponse.json(pageOf(rows, rows.length && 120))
    }),
  )
})

const open = (at = '/apps/academic/book') => renderPage(Component, { path: '/apps/academic/book', at })

test('an address brings its list back, and each step changes the address', async () => {
  const { user, router } = open('/apps/academic/book?q=fa&type=ebook&sort=-updated&page=2')
  await screen.findByRole('link', { name: /Faith/ })
  expect(asked).toEqual(['?sort=-updated&q=fa&type=ebook&page=2&page_size=50'])
  await user.click(screen.getByRole('button', { name: 'Sort' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Author, A to Z' }))
  await waitFor(() => expect(router.state.location.search).toBe('?q=fa&type=ebook&sort=author'))
  await user.click(within(screen.getByRole('search')).getByRole('button', { name: 'Published' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Not published' }))
  await waitFor(() =>
    expect(asked.at(-1)).toBe('?sort=author&q=fa&type=ebook&published=false&page=1&page_size=50'),
  )
})

test('the shelf turns into a table, and stays one the next time', async () => {
  const { user } = open()
  expect(await screen.findByRole('list', { name: 'Books' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show as a table' }))
  expect(screen.getByRole('table', { name: 'Books' })).toBeVisible()
  open()
  await waitFor(() => expect(screen.getAllByRole('table', { name: 'Books' })).toHaveLength(2))
})

test('a scanner that types into the page or the search opens its book', async () => {
  const { user, router } = open()
  await screen.findByRole('link', { name: /Faith/ })
  await user.keyboard('9782123456803{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/academic/book/faith'))
})

test('a number that several books answer to narrows the list', async () => {
  const { user, router } = open()
  await user.type(await screen.findByRole('searchbox'), '3700000000001{Enter}')
  await waitFor(() => expect(router.state.location.search).toContain('barcode=3700000000001'))
})

test('a barcode that nobody knows yet is offered as a new book', async () => {
  const { user, router } = open()
  await user.click(await screen.findByRole('button', { name: 'Scan a barcode' }))
  const dialog = await screen.findByRole('dialog', { name: 'Scan a barcode' })
  await user.type(within(dialog).getByRole('textbox', { name: 'Barcode' }), '9790000000001{Enter}')
  expect(await within(dialog).findByText('No book has the barcode 9790000000001.')).toBeVisible()
  await user.click(within(dialog).getByRole('link', { name: 'Create this book' }))
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/apps/academic/book/new?barcode=9790000000001',
  )
})

test('who reads what is published finds books, and is not offered to make or hide any', async () => {
  signInAs('student')
  rows = [rowOf('Faith')]
  const { user } = open()
  await screen.findByRole('link', { name: /Faith/ })
  expect(screen.queryByRole('link', { name: 'New book' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Published' })).not.toBeInTheDocument()
  expect(screen.queryByText('Published')).not.toBeInTheDocument()
  await user.keyboard('9790000000001{Enter}')
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('No book has the barcode 9790000000001.')).toBeVisible()
  expect(within(dialog).queryByRole('link', { name: 'Create this book' })).not.toBeInTheDocument()
})

test('a camera that may not be used says so, and typing still works', async () => {
  const { user, router } = open()
  await user.click(await screen.findByRole('button', { name: 'Scan a barcode' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Use the camera' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('No camera could be opened.')
  await user.type(within(dialog).getByRole('textbox', { name: 'Barcode' }), '9782123456803{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/academic/book/faith'))
})

test('a file that is dragged over the catalogue is dropped there, and becomes a book', async () => {
  const made: string[] = []
  server.use(
    http.post(
      '*/api/uploads',
      () => new HttpResponse(null, { status: 201, headers: { Location: '/api/uploads/u1' } }),
    ),
    http.head('*/api/uploads/u1', () => new HttpResponse(null, { headers: { 'Upload-Offset': '0' } })),
    http.patch(
      '*/api/uploads/u1',
      () => new HttpResponse(null, { status: 204, headers: { 'Upload-Offset': '4' } }),
    ),
    http.post('*/api/books/from-file', ({ request }) => {
      made.push(new URL(request.url).search)
      return HttpResponse.json({ ...faith, id: 'new', title: 'Confessions' }, { status: 201 })
    }),
  )
  const { user } = open()
  await screen.findByRole('link', { name: /Faith/ })
  fireEvent.dragEnter(window, { dataTransfer: { types: ['Files'] } })
  const dialog = await screen.findByRole('dialog', { name: 'Books from files' })
  const file = new File(['PK34'], 'conf.epub', { type: 'application/epub+zip' })
  await user.upload(within(dialog).getByLabelText('Files of books', { selector: 'input' }), file)
  const link = await within(dialog).findByRole('link', { name: 'Look through Confessions' })
  expect(link).toHaveAttribute('href', '/apps/academic/book/new?edit=1')
  expect(made).toEqual(['?upload=u1'])
})

test('a secretary sees every book and its state, and changes none', async () => {
  signInAs('secretary')
  localStorage.setItem('view.books', 'table')
  const { user } = open()
  expect(await screen.findByText('Not published')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'New book' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Actions for Faith' }))
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Open', 'Files'])
})

test('a book on paper is not told to be unpublished', async () => {
  rows = [
    rowOf('Hymns', { published: false, type: 'paperback' }),
    rowOf('Prayer', { published: false, type: 'ebook' }),
  ]
  open()
  await screen.findByRole('link', { name: /Hymns/ })
  expect(screen.getAllByText('Not published')).toHaveLength(1)
})
