import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { faith, fileOf, pageOf, signInAs } from '../test/book-samples'
import { Component } from './book-files-page'

let stored = faith
let files = [fileOf('one.mp3', 'audio'), fileOf('two.mp3', 'audio')]

beforeEach(async () => {
  await loadTexts(['book', 'list', 'upload', 'history', 'record'])
  stored = { ...faith, cover_url: '/cover.png' }
  files = [fileOf('one.mp3', 'audio'), fileOf('two.mp3', 'audio')]
  signInAs('librarian')
  useNotices.setState({ queue: [] })
  server.use(
    http.get('*/api/books/faith', () => HttpResponse.json(stored)),
    http.get('*/api/books/faith/files', () => HttpResponse.json(pageOf(files))),
    http.delete('*/api/books/faith/files/:id', ({ params }) => {
      files = files.filter(({ id }) => id !== params.id)
      return new HttpResponse(null, { status: 204 })
    }),
    http.post(
      '*/api/uploads',
      () => new HttpResponse(null, { status: 201, headers: { Location: '/api/uploads/u1' } }),
    ),
    http.head('*/api/uploads/u1', () => new HttpResponse(null, { headers: { 'Upload-Offset': '0' } })),
    http.patch(
      '*/api/uploads/u1',
      () => new HttpResponse(null, { status: 204, headers: { 'Upload-Offset': '4' } }),
    ),
  )
})

const open = () =>
  renderPage(Component, { path: '/apps/academic/book/files/:bookId', at: '/apps/academic/book/files/faith' })

const titles = () => screen.getAllByRole('link', { name: /^(one|two)$/ }).map((link) => link.textContent)

test('who keeps the library is told what is taken, and finds files that can be moved', async () => {
  open()
  expect(await screen.findByRole('button', { name: 'Move two' })).toBeVisible()
  expect(screen.getByText(/PDF, EPUB, MOBI, AZW3, MP3, M4A, M4B; 2 GB at most/)).toBeVisible()
  expect(titles()).toEqual(['one', 'two'])
})

test('deleting asks first', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Actions for one' }))
  await user.click(screen.getByRole('menuitem', { name: 'Delete file' }))
  const question = await screen.findByRole('alertdialog')
  expect(question).toHaveTextContent('What readers marked and noted in it is deleted with it.')
  await user.click(within(question).getByRole('button', { name: 'Delete file' }))
  expect(await screen.findByText('The file “one” has been deleted.')).toBeVisible()
  await waitFor(() => expect(titles()).toEqual(['two']))
})

test('a PDF whose page cannot be drawn is added all the same, and one is told', async () => {
  stored = faith
  let made = ''
  server.use(
    http.post('*/api/books/faith/files', ({ request }) => {
      made = new URL(request.url).search
      const added = fileOf('book.pdf', 'pdf')
      files = [...files, added]
      return HttpResponse.json(added, { status: 201 })
    }),
  )
  const { user } = open()
  const input = await screen.findByLabelText('Add files', { selector: 'input' })
  await user.upload(input, new File(['none'], 'book.pdf', { type: 'application/pdf' }))
  expect(await screen.findByText(/The first page of this PDF could not be drawn/)).toBeVisible()
  expect(made).toBe('?upload=u1')
  expect(await screen.findByRole('tab', { name: 'Files' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'book' })).toBeVisible()
})

test.each([
  [true, ['Open', 'Download']],
  [false, ['Open']],
])('a reader keeps files of a book where downloading is allowed: %s', async (downloadable, expected) => {
  signInAs('student')
  stored = { ...faith, published: true, may_edit: false, downloadable }
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Actions for one' }))
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(expected)
  expect(screen.queryByLabelText('Add files')).not.toBeInTheDocument()
  expect(screen.queryByText(/it cannot be downloaded/) === null).toBe(downloadable)
})
