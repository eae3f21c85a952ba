import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { faith, fileOf, pageOf, signInAs } from '../test/book-samples'
import { Component } from './book-page'
import { Component as NewBookPage } from './new-book-page'

let stored = faith
let sent: Schemas['UpdateBookRequest'][] = []

beforeEach(async () => {
  await loadTexts(['book', 'list', 'upload', 'history', 'record'])
  stored = faith
  sent = []
  signInAs('librarian')
  useNotices.setState({ queue: [] })
  server.use(
    http.get('*/api/books/faith', () => HttpResponse.json(stored)),
    http.get('*/api/books/faith/files', () => HttpResponse.json(pageOf([fileOf('a.epub', 'epub')]))),
    http.put('*/api/books/faith', async ({ request }) => {
      const body = (await request.json()) as Schemas['UpdateBookRequest']
      sent.push(body)
      if (body.barcode === '3700000000002') {
        const fields = [{ field: 'barcode', code: 'book.barcode_taken' }]
        return HttpResponse.json({ code: 'book.barcode_taken', status: 409, fields }, { status: 409 })
      }
      stored = { ...stored, ...body, version: stored.version + 1 }
      return HttpResponse.json(stored)
    }),
  )
})

const open = () =>
  renderPage(Component, { path: '/apps/academic/book/:bookId', at: '/apps/academic/book/faith?edit=1' })

type User = ReturnType<typeof open>['user']

async function retype(user: User, label: string, text: string) {
  await user.clear(await screen.findByLabelText(label))
  // At once, not letter by letter: the form is long, and the cores are shared.
  await user.paste(text)
}

const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }))

test('a mistyped ISBN is told on its field before anything is sent; a barcode that is taken, after', async () => {
  const { user } = open()
  await retype(user, 'ISBN', '978-2-1234-5680-4')
  await save(user)
  expect(await screen.findByText('This number is not an ISBN: please check its digits')).toBeVisible()
  expect(sent).toEqual([])
  await retype(user, 'ISBN', '978-2-1234-5680-3')
  await retype(user, 'Barcode', '3700000000002')
  await save(user)
  expect(await screen.findByText('Another book already has this barcode')).toBeVisible()
})

test('the Enter of a scanner ends the number and fills in the ISBN, without saving anything', async () => {
  const { user } = open()
  await retype(user, 'Barcode', '9782123456803')
  await user.keyboard('{Enter}')
  expect(screen.getByLabelText('ISBN')).toHaveValue('9782123456803')
  expect(sent).toEqual([])
})

test('the price is typed in euros or francs and sent in their smallest unit', async () => {
  const { user } = open()
  await retype(user, 'Price', '19,90')
  await user.click(screen.getByLabelText(/^Currency/))
  await user.paste('XOF')
  await user.click(await screen.findByRole('option', { name: /XOF/ }))
  expect(screen.getByLabelText('Price')).toHaveValue('20')
  await retype(user, 'Price', '6500')
  await save(user)
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ price: 6500, currency: 'XOF' }))
})

test('a picture becomes the cover at once, and what was typed stays', async () => {
  server.use(
    http.put('*/api/books/faith/cover', () => {
      stored = { ...stored, cover_url: '/cover.png', version: stored.version + 1 }
      return HttpResponse.json(stored)
    }),
  )
  const { user } = open()
  await retype(user, 'Author', 'Somebody')
  await user.upload(screen.getByLabelText('Cover', { selector: 'input' }), new File(['png'], 'cover.png'))
  expect(await screen.findByText('The cover has been saved.')).toBeVisible()
  await save(user)
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ version: 4, author: 'Somebody' }))
})

test('who only reads sees words, and no act', async () => {
  signInAs('student')
  stored = { ...faith, published: true, may_edit: false }
  open()
  expect(await screen.findByRole('heading', { name: 'Faith' })).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Actions for Faith' })).not.toBeInTheDocument()
  expect(screen.getAllByText('€12.50')).toHaveLength(2)
  expect(screen.queryByText('Availability')).not.toBeInTheDocument()
})

test('a book that courses name leaves the catalogue instead of being deleted', async () => {
  server.use(
    http.get('*/api/books/faith/dependents', () =>
      HttpResponse.json({ items: [{ name: 'courses', count: 2 }], archives: true }),
    ),
    http.delete('*/api/books/faith', () => {
      stored = { ...stored, active: false, published: false, version: stored.version + 1 }
      return HttpResponse.json({ outcome: 'archived' })
    }),
  )
  const { user, router } = open()
  await user.click(await screen.findByRole('button', { name: 'Actions for Faith' }))
  await user.click(screen.getByRole('menuitem', { name: 'Delete book' }))
  const question = await screen.findByRole('alertdialog')
  expect(within(question).getByText('2 courses name it')).toBeVisible()
  await user.click(within(question).getByRole('button', { name: 'Take out of the catalogue' }))
  expect(await screen.findByText('The book “Faith” is no longer in the catalogue.')).toBeVisible()
  expect(router.state.location.pathname).toBe('/apps/academic/book')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ active: true, published: faith.published, version: faith.version + 1 })
})

test('a new book starts from the barcode that a scanner read', async () => {
  let created: Schemas['CreateBookRequest'] | undefined
  server.use(
    http.post('*/api/books', async ({ request }) => {
      created = (await request.json()) as Schemas['CreateBookRequest']
      return HttpResponse.json({ ...faith, ...created }, { status: 201 })
    }),
  )
  const path = '/apps/academic/book/new'
  const { user, router } = renderPage(NewBookPage, { path, at: `${path}?barcode=9782123456803` })
  await user.click(await screen.findByRole('button', { name: 'Create book' }))
  expect(await screen.findByText('This field is required')).toBeVisible()
  await user.click(screen.getByLabelText(/^Title/))
  await user.paste('Prayer')
  await user.click(screen.getByRole('button', { name: 'Create book' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/academic/book/faith'))
  expect(created).toMatchObject({
    title: 'Prayer',
    barcode: '9782123456803',
    isbn: '9782123456803',
    price: 0,
  })
})
