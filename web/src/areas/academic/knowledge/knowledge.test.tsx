import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { useSession } from '@/session/session-store'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { pageOf, signInAs } from '../test/course-samples'
import { CoursesOfTeacher } from './courses-of-teacher'
import { TeachersOfCourse } from './teachers-of-course'

function knowledgeOf(change: Partial<Schemas['Knowledge']> = {}): Schemas['Knowledge'] {
  return {
    ...{ person_id: 't1', person_name: 'Jean Morel', photo_url: '', level: 'elsewhere', place: 'Lyon' },
    ...{ course_id: 'faith', course_code: 'FOI1', course_name: 'Faith', given: false },
    updated_at: '2026-01-01T00:00:00Z',
    ...change,
  }
}

let sent: unknown[] = []

// What is fetched when it is used is at hand, however slow the machine.
beforeAll(() => import('./knowledge-dialog'))

beforeEach(async () => {
  await loadTexts(['knowledge', 'list'])
  sent = []
  useNotices.setState({ queue: [] })
  signInAs('supervisor')
  const prayer = { id: 'prayer', code: 'PRI1', name: 'Prayer', edition: 'fr' }
  server.use(
    http.get('*/api/knowledge', () => HttpResponse.json(pageOf([knowledgeOf()]))),
    http.get('*/api/teachable-courses', () => HttpResponse.json(pageOf([prayer]))),
    http.put('*/api/people/t1/courses/:course/:what', async ({ request, params }) => {
      sent.push([params.course, params.what, await request.json()])
      return HttpResponse.json(knowledgeOf())
    }),
  )
})

const open = () =>
  renderPage(() => (
    <main>
      <h1>Jean Morel</h1>
      <CoursesOfTeacher personId="t1" />
    </main>
  ))

test('a course taught elsewhere wants its place', async () => {
  const { user } = open()
  expect(await screen.findByText('FOI1 · Lyon')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Add a course' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('combobox', { name: /Course/ }))
  await user.click(await screen.findByRole('option', { name: /Prayer/ }))
  await user.click(within(dialog).getByRole('radio', { name: 'Taught elsewhere' }))
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(sent).toEqual([])
  await user.type(within(dialog).getByLabelText(/Where/), 'Genève')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([['prayer', 'knowledge', { level: 'elsewhere', place: 'Genève' }]]),
  )
})

test('giving a course can be taken back at once', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Actions for Faith' }))
  await user.click(screen.getByRole('menuitem', { name: 'Give the course' }))
  await waitFor(() => expect(sent).toEqual([['faith', 'given', { given: true }]]))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent[1]).toEqual(['faith', 'given', { given: false }]))
})

test('a teacher speaks for himself, but gives himself nothing', async () => {
  useSession.setState({ user: sampleSession({ id: 't1', role: ['teacher'] }).user })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Actions for Faith' }))
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Change knowledge',
    'Remove knowledge',
  ])
})

test('another teacher’s page is only read, and a student is told of nobody', async () => {
  signInAs('coordinator')
  open()
  expect(await screen.findByText('Taught elsewhere')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Actions|Add/ })).toBeNull()
})

test('who may not know teachers sees none on a course', () => {
  signInAs('student')
  renderPage(() => <TeachersOfCourse courseId="faith" />)
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByText('Instructors')).toBeNull()
})
