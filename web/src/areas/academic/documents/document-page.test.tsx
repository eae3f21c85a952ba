import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { courseOf, documentOf, pageOf, signInAs } from '../test/course-samples'
import { inMain } from '../test/in-main'
import { Component } from './document-page'

let document = documentOf('Notes')
let sent: unknown[] = []

const fileOf = (number: number) => ({
  ...{
    number,
    name: `notes-${number}.txt`,
    media_type: 'text/plain',
    size: 30,
    content_url: `/file/${number}`,
  },
  ...{ uploaded_at: '2026-01-01T00:00:00Z', uploaded_by: 'Ana Lopes' },
})

beforeEach(async () => {
  await loadTexts(['course', 'list', 'preview', 'upload', 'record'])
  document = documentOf('Notes', { file_number: 2, version: 5 })
  sent = []
  signInAs('supervisor')
  server.use(
    http.get('*/api/courses/faith', () => HttpResponse.json(courseOf())),
    http.get('*/api/course-documents/notes', () => HttpResponse.json(document)),
    http.get('*/api/courses/faith/documents/notes/files', () =>
      HttpResponse.json(pageOf([fileOf(2), fileOf(1)])),
    ),
    http.put('*/api/courses/faith/documents/notes', async ({ request }) => {
      const body = (await request.json()) as object
      sent.push(body)
      return HttpResponse.json({ ...document, ...body, version: 6 })
    }),
    http.get('*/file/1', () => HttpResponse.text('The first words.')),
  )
})

const open = () =>
  renderPage(inMain(Component), {
    path: '/apps/academic/course/docs/edit/:docId',
    at: '/apps/academic/course/docs/edit/notes',
  })

test('what becomes an exam is closed to students, and says why', async () => {
  const { user } = open()
  const access = await screen.findByRole('switch', { name: 'Open to students' })
  expect(access).toBeChecked()
  expect(await accessibilityFaults()).toEqual([])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Exam')
  expect(access).toBeDisabled()
  expect(screen.getByText('An exam or its answers are never open to students.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ title: 'Notes', type: 'exam', student_access: false, version: 5 })
})

test('earlier versions are kept, and each can be opened', async () => {
  const { user } = open()
  const list = await screen.findByRole('list', { name: 'Versions of the file' })
  const lines = within(list).getAllByRole('listitem')
  expect(lines.map((line) => line.textContent?.includes('In use'))).toEqual([true, false])
  await user.click(within(list).getByRole('button', { name: 'notes-1.txt' }))
  const dialog = await screen.findByRole('dialog', { name: 'Notes – version 1' })
  expect(await within(dialog).findByText('The first words.')).toBeVisible()
})

test('a student reads what it is; nothing of its earlier versions', async () => {
  signInAs('student')
  document = documentOf('Notes', { file_number: 2, may_edit: false })
  open()
  expect(await screen.findByRole('heading', { name: 'Notes' })).toBeVisible()
  expect(
    within(screen.getByRole('list', { name: 'Versions of the file' })).getAllByRole('listitem'),
  ).toHaveLength(1)
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('group', { name: 'Replace the file' })).not.toBeInTheDocument()
})

test('a document that is not open to somebody is not there', async () => {
  server.use(
    http.get('*/api/course-documents/notes', () =>
      HttpResponse.json({ code: 'course.document_not_found' }, { status: 404 }),
    ),
  )
  open()
  expect(await screen.findByText('This document does not exist, or it is not open to you.')).toBeVisible()
})
