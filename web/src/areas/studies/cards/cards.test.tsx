import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { ComponentType } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { useSession } from '@/session/session-store'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { Component as CardPage } from './card-page'
import { Component as NotesPage } from './notes-page'
import { notesOf, reportOf } from './samples'

const signInAs = (role: string) => useSession.setState({ user: sampleSession({ role: [role] }).user })

let report = reportOf()

beforeEach(async () => {
  await loadTexts(['card', 'report'])
  signInAs('student')
  report = reportOf()
  server.use(
    http.get('*/api/students/lea/reports/k1', () => HttpResponse.json(report)),
    http.get('*/api/students/lea/notes/faith', () => HttpResponse.json(notesOf())),
  )
})

// What stands around a report is the frame's.
const inFrame = (Page: ComponentType) => () => (
  <main>
    <Page />
  </main>
)

const openCard = () =>
  renderPage(inFrame(CardPage), {
    path: '/apps/student/grades/:studentId/:classId',
    at: '/apps/student/grades/lea/k1',
  })
const openNotes = () =>
  renderPage(inFrame(NotesPage), {
    path: '/apps/student/notes/:studentId/:courseId',
    at: '/apps/student/notes/lea/faith',
  })

// The definition that stands under a name.
const figure = (name: string) => {
  const term = screen.getAllByRole('term').find((one) => one.textContent === name)
  return term?.nextElementSibling as HTMLElement
}

test('a card says who signs it, and leads to the papers that were issued', async () => {
  openCard()
  expect(await screen.findByText('Ruth Roy')).toBeVisible()
  expect(screen.getByText('Dean of studies')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Issued papers' })).toHaveAttribute(
    'href',
    '/apps/student/papers/lea',
  )
})

test('where the campus has named nobody, there is a line to sign on paper only', async () => {
  report = reportOf({ signatory: '', signatory_title: '' })
  openCard()
  expect(await screen.findByText('Name, position and signature')).not.toBeVisible()
})

test('a card has the courses with grade and presence, the average, the mention and the observation', async () => {
  openCard()
  expect(await screen.findByRole('heading', { level: 1, name: 'Léa Roux' })).toBeVisible()
  const row = screen.getByRole('row', { name: /Faith/ })
  expect(within(row).getByRole('cell', { name: '82.5' })).toBeVisible()
  expect(within(row).getByText('First grade: 61.5 · Retake: 82.5')).toBeVisible()
  expect(within(row).getByText('Nearly there')).toBeVisible()
  expect(within(row).getByText('7 of 8 sessions')).toBeVisible()
  expect(within(row).getByRole('link', { name: 'Faith' })).toHaveAttribute(
    'href',
    '/apps/student/notes/lea/faith',
  )
  const open = screen.getByRole('row', { name: /Hope/ })
  expect(within(open).getByText('Not yet given')).toBeVisible()
  expect(figure('Average')).toHaveTextContent('82.50Incomplete: grades are missing.')
  expect(figure('Mention')).toHaveTextContent('Very good')
  expect(figure('Attendance')).toHaveTextContent('87.5%80% required')
  expect(figure('Courses passed')).toHaveTextContent('1 of 2')
  expect(screen.getByText('Works with joy.')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test('who was absent from an exam is told that the average is incomplete', async () => {
  report = reportOf({
    average: { known: true, points: 8689, complete: false, absent: true },
    ...{ mention: 'not_passed', begun_courses: 1 },
  })
  openCard()
  await screen.findByRole('heading', { level: 1 })
  expect(figure('Average')).toHaveTextContent('86.89Incomplete: absent from an exam.')
  expect(figure('Mention')).toHaveTextContent('Not passed')
  // Of what has begun, not of all that stands on the card.
  expect(figure('Courses passed')).toHaveTextContent('1 of 1')
})

test('a course that has not begun is to come, not under way', async () => {
  const [, open] = reportOf().courses
  report = reportOf({
    courses: open ? [open, { ...open, agenda_course_id: 'a3', first_day: '2999-01-02' }] : [],
  })
  openCard()
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getAllByText('To come').length).toBeGreaterThan(0)
  expect(screen.getAllByText('Under way').length).toBeGreaterThan(0)
})

test('a presence that is a little too low is not rounded up to enough', async () => {
  report = reportOf({
    presence: { present: 7999, counted: 10000, late: 0, absent: 1, justified: 0, gaps: 0 },
  })
  openCard()
  await screen.findByRole('heading', { level: 1 })
  expect(figure('Attendance')).toHaveTextContent('79.9%')
})

test('where nothing was given yet, the card says so and has no figures', async () => {
  report = reportOf({
    courses: [],
    average: { known: false, points: 0, complete: true, absent: false },
    ...{ mention: '', passed_courses: 0, observation: '' },
    presence: { present: 0, counted: 0, late: 0, absent: 0, justified: 0, gaps: 0 },
  })
  openCard()
  expect(await screen.findByText('No course has been given in this class yet.')).toBeVisible()
  expect(figure('Average')).toHaveTextContent('—')
  expect(figure('Attendance')).toHaveTextContent('—80% required')
  expect(screen.queryByRole('heading', { name: 'Observation' })).toBeNull()
})

test('a grade that only the school sees is marked as such', async () => {
  const [first] = reportOf().courses
  report = reportOf({ courses: first ? [{ ...first, published: false }] : [] })
  openCard()
  expect(await screen.findByText(/the student does not see it yet/)).toBeVisible()
})

test('a card that is not there, or not his, is told', async () => {
  server.use(
    http.get('*/api/students/lea/reports/k1', () =>
      HttpResponse.json({ code: 'grade.no_report' }, { status: 404 }),
    ),
  )
  openCard()
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})

test('it is printed by its button', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  onTestFinished(() => print.mockRestore())
  const { user } = openCard()
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test('a course in detail has each session, the first grade and the retakes with what counts', async () => {
  openNotes()
  await screen.findByRole('heading', { level: 1, name: 'Léa Roux' })
  const grades = screen.getByRole('table', { name: 'Grades' })
  expect(within(grades).getByRole('row', { name: /First grade 61.5 Nearly there/ })).toBeVisible()
  expect(within(grades).getByRole('row', { name: /Retake 1 82.5 Counts/ })).toBeVisible()
  const sessions = screen.getByRole('table', { name: 'Sessions' })
  expect(within(sessions).getByText('Late · 10 min')).toBeVisible()
  expect(within(sessions).getByText('Absent · Train')).toBeVisible()
  expect(within(sessions).getByText('To come')).toBeVisible()
  expect(screen.getByRole('link', { name: 'The whole report card' })).toHaveAttribute(
    'href',
    '/apps/student/grades/lea/k1',
  )
  expect(await accessibilityFaults()).toEqual([])
})

test('a teacher is not led to the whole card, which is not for him', async () => {
  signInAs('teacher')
  openNotes()
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('link', { name: 'The whole report card' })).toBeNull()
})
