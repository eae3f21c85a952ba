import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { courseOf, documentOf, pageOf, signInAs } from '../test/course-samples'
import { inMain, layOut } from '../test/in-main'
import { Component } from './documents-page'

let course = courseOf()
let documents = [documentOf('One')]
let orders: string[][] = []
let deleted: string[] = []

const answer = () => ({ ...pageOf(documents), archive_url: '/archive' })

// Parts that the page fetches when they are drawn: here they are at hand.
beforeAll(() => Promise.all([import('./upload-section'), import('./document-preview')]))

beforeEach(async () => {
  await loadTexts(['course', 'list', 'preview', 'upload', 'record'])
  course = courseOf()
  documents = [
    documentOf('One', { file_number: 2 }),
    documentOf('Two', { type: 'summary', student_access: false, language: '' }),
    documentOf('Test', { type: 'exam', student_access: false }),
  ]
  orders = []
  deleted = []
  signInAs('supervisor')
  server.use(
    http.get('*/api/courses/faith', () => HttpResponse.json(course)),
    http.get('*/api/courses/faith/documents', () => HttpResponse.json(answer())),
    http.put('*/api/courses/faith/document-order', async ({ request }) => {
      const { ids } = (await request.json()) as { ids: string[] }
      orders.push(ids)
      documents = ids.flatMap((id) => documents.filter((document) => document.id === id))
      return HttpResponse.json(answer())
    }),
    http.delete('*/api/courses/faith/documents/:id', ({ params }) => {
      deleted.push(String(params.id))
      documents = documents.filter(({ id }) => id !== params.id)
      return new HttpResponse(null, { status: 204 })
    }),
    http.get('*/file/:name', () => HttpResponse.text('What faith is.')),
  )
})

const open = () =>
  renderPage(inMain(Component), {
    path: '/apps/academic/course/docs/:courseId',
    at: '/apps/academic/course/docs/faith',
  })

const lines = () => within(screen.getByRole('list', { name: 'Documents' })).getAllByRole('listitem')

test('each document says what it is and for whom', async () => {
  open()
  await screen.findByRole('link', { name: 'One' })
  expect(lines()[0]).toHaveTextContent('Material · English · 1 kB · version 2')
  expect(within(lines()[0] as HTMLElement).getAllByText('Students')[0]).toBeInTheDocument()
  expect(within(lines()[1] as HTMLElement).getAllByText('Not for students')[0]).toBeInTheDocument()
  expect(within(lines()[2] as HTMLElement).getAllByText('Never for students')[0]).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Download all documents (ZIP)' })).toHaveAttribute(
    'href',
    '/archive',
  )
  await screen.findByRole('heading', { name: 'Add documents' })
  expect(await accessibilityFaults()).toEqual([])
})

test('a click opens the document in the page, and the next one from there', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('link', { name: 'One' }))
  const dialog = await screen.findByRole('dialog', { name: 'One' })
  expect(await within(dialog).findByText('What faith is.')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Next file' }))
  expect(await screen.findByRole('dialog', { name: 'Two' })).toBeVisible()
})

test('by keyboard a document is moved, and the order is saved', async () => {
  layOut()
  const { user } = open()
  const handle = await screen.findByRole('button', { name: 'Move One' })
  handle.focus()
  await user.keyboard(' ')
  await screen.findByText('One: position 1 of 3.')
  await user.keyboard('{ArrowDown}')
  await screen.findByText('One: position 2 of 3.')
  await user.keyboard(' ')
  await waitFor(() => expect(orders).toEqual([['two', 'one', 'test']]))
})

test('among those of one type nothing is dragged', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Type' }))
  await user.click(screen.getByRole('menuitem', { name: 'Exam' }))
  expect(lines()).toHaveLength(1)
  expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument()
})

test('deleting asks, and counts the versions that go with it', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Actions for One' }))
  await user.click(screen.getByRole('menuitem', { name: 'Delete document' }))
  const question = await screen.findByRole('alertdialog', { name: 'Do you really want to delete?' })
  expect(within(question).getByText('2 versions of its file')).toBeVisible()
  await user.click(within(question).getByRole('button', { name: 'Delete document' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'One' })).not.toBeInTheDocument())
  expect(deleted).toEqual(['one'])
})

test('files for an exam are never sent as open to students', async () => {
  const { user } = open()
  const access = await screen.findByRole('switch', { name: 'Open to students' })
  expect(access).toBeChecked()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Exam answer')
  expect(access).not.toBeChecked()
  expect(access).toBeDisabled()
  expect(screen.getByText('An exam or its answers are never open to students.')).toBeVisible()
})

test('a student opens and saves what is open to him, and changes nothing', async () => {
  signInAs('student')
  course = courseOf({ may_edit: false, may_file: false })
  documents = [documentOf('One', { may_edit: false }), documentOf('Two', { may_edit: false })]
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Actions for One' }))
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Download'])
  expect(screen.queryByText('Students')).not.toBeInTheDocument()
  expect(screen.queryByText(/Ana Lopes/)).not.toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Add documents' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument()
})
