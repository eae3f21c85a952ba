import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { useSession } from '@/session/session-store'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { Component } from './student-dashboard-page'

type Space = Schemas['StudentSpace']

const none = { present: 0, counted: 0, late: 0, absent: 0, justified: 0, gaps: 0 }
const course: Schemas['ReportCourse'] = {
  agenda_course_id: 'ac',
  class_id: 'par',
  class_code: 'PAR-1',
  course_id: 'faith',
  course_code: 'FOI1',
  course_name: 'Faith',
  hours: 6,
  first_day: '2026-10-03',
  last_day: '2026-10-04',
  carried: false,
  given: true,
  published: true,
  locked: false,
  attempts: [],
  counts: { state: 'graded', points: 8250 },
  presence: { ...none, present: 3, counted: 4, absent: 1 },
  passed: false,
}
const report: Schemas['Report'] = {
  student_id: 'me',
  first_name: 'Ana',
  last_name: 'Lopes',
  photo_url: '',
  class_id: 'par',
  class_code: 'PAR-1',
  level: 1,
  programme: 'certificate',
  start_year: 2026,
  end_year: 2028,
  campus_id: 'paris',
  campus_name: 'Paris',
  pass_mark: 70,
  required_attendance: 80,
  outcome: '',
  observation: '',
  courses: [course, { ...course, agenda_course_id: 'ac2', course_name: 'Prayer', given: false }],
  average: { known: true, points: 8250, complete: false, absent: false },
  mention: 'very_good',
  presence: { ...none, present: 3, counted: 4, absent: 1 },
  missing_grades: 1,
  begun_courses: 0,
  signatory: '',
  signatory_title: '',
  passed_courses: 0,
  sees_all: false,
}

const payer = { id: 'y1', open: [{ currency: 'EUR', amount: 25000 }], due: [], credit: [] }
const part = { number: 3, currency: 'EUR', credited: 0, paid: 0, payer_name: 'Ana Lopes' }
const owed = [
  { ...part, id: 'p1', deadline: '2026-12-05', amount: 15000, open: 15000, state: 'not_paid' },
  { ...part, id: 'p2', deadline: '2027-01-05', amount: 10000, open: 10000, state: 'upcoming' },
]

let space: Space
let sent: unknown[]
let visits: number

beforeEach(async () => {
  await loadTexts(['report', 'attendance', 'catchup', 'kept'])
  useSession.setState({ user: sampleSession({ role: ['student'] }).user })
  sent = []
  visits = 0
  space = {
    person_id: 'me',
    studies: true,
    more: false,
    reports: [report],
    absences: [],
    books: { loans: [], reservations: [] },
    catch_ups: { items: [], missed: [] },
    money: { payers: [payer], next: owed } as unknown as Space['money'],
    news: { since: '2026-11-10T08:00:00Z', items: [] },
    coming: [
      {
        id: 's1',
        course_id: 'prayer',
        course_code: 'PRI1',
        course_name: 'Prayer at home',
        campus_name: 'Paris',
        color: '',
        time_zone: 'Europe/Paris',
        day: '2026-11-21',
        start: 540,
        finish: 720,
        starts_at: '2026-11-21T08:00:00Z',
        ends_at: '2026-11-21T11:00:00Z',
        place: 'Room 2',
      },
    ],
  }
  server.use(
    http.get('*/api/student-space', () => HttpResponse.json(space)),
    http.post('*/api/student-space/seen', () => {
      visits++
      return HttpResponse.json({})
    }),
    http.post('*/api/students/me/absences', async ({ request }) => {
      const body = (await request.json()) as Schemas['AbsenceFields']
      sent.push(body)
      const made = { id: 'a1', student_id: 'me', student_name: 'Ana Lopes', announced_by: 'Ana Lopes' }
      space = { ...space, absences: [{ ...made, ...body, created_at: '2026-11-17T08:00:00Z' }] }
      return HttpResponse.json(space.absences[0], { status: 201 })
    }),
  )
})

const open = () => renderPage(Component, { path: '/apps/student/dashboard', at: '/apps/student/dashboard' })

test('a student sees his next sessions, his grades and his presence with what is required', async () => {
  open()
  expect(await screen.findByText('Prayer at home')).toBeVisible()
  expect(screen.getByText('82.50')).toBeVisible()
  expect(screen.getByText('75%')).toBeVisible()
  expect(screen.getByText('80% required')).toBeVisible()
  expect(screen.getByText('Not yet given')).toBeVisible()
  const papers = within(screen.getByRole('region', { name: 'Papers' }))
  expect(papers.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/apps/student/grades/me/par',
    '/apps/student/papers/me',
  ])
  expect(await accessibilityFaults()).toEqual([])
})

test('he sees what he has to pay next, and finds his invoices', async () => {
  open()
  const next = await screen.findByRole('region', { name: 'Next payment' })
  const lines = await within(next).findAllByRole('listitem')
  expect(lines.map((line) => line.textContent)).toEqual([
    '5 Dec 2026Installment 3Not paid€150.00',
    '5 Jan 2027Installment 3Upcoming€100.00',
  ])
  expect(screen.getByText('€250.00')).toBeVisible()
  expect(screen.getByRole('link', { name: 'My invoices' })).toHaveAttribute('href', '/apps/finance/invoices')
})

test('he sees what came since he last looked, and has looked then', async () => {
  const lesson = { course_id: 'faith', course_name: 'Faith' }
  space.news.items = [
    { ...lesson, kind: 'grade', id: 'ac', title: '', at: '2026-11-16T08:00:00Z' },
    { ...lesson, kind: 'audio', id: 'r1', title: 'First part', at: '2026-11-15T08:00:00Z' },
    { ...lesson, kind: 'course_document', id: 'd1', title: 'Summary', at: '2026-11-14T08:00:00Z' },
  ]
  open()
  const news = within(await screen.findByRole('region', { name: 'New since your last visit' }))
  expect(news.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/apps/student/notes/me/faith',
    '/apps/student/courses/faith?play=r1',
    '/apps/student/courses/faith',
  ])
  await waitFor(() => expect(visits).toBe(1))
})

test('he announces that he will be away, and sees it', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Announce an absence' }))
  await user.type(await screen.findByLabelText(/Reason/), 'a wedding')
  await user.click(screen.getByRole('button', { name: 'Announce' }))
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ reason: 'a wedding' })]))
  expect(await screen.findByText('a wedding')).toBeVisible()
})

test('who follows no class is told what to do, and still sees what else is his', async () => {
  const lesson = { course_id: 'faith', course_name: 'Faith' }
  space = { ...space, reports: [], coming: [], studies: false }
  space.books.reservations = [
    { id: 'v1', title: 'On prayer', campus_name: 'Paris', place: 2, kept_until: '' },
  ] as never
  space.news.items = [{ ...lesson, kind: 'audio', id: 'r1', title: 'First part', at: '2026-11-15T08:00:00Z' }]
  open()
  expect(await screen.findByText(/if you follow a class/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Reach my campus' })).toHaveAttribute('href', '/pages/help')
  expect(screen.getByRole('link', { name: 'First part' })).toBeVisible()
  expect(await screen.findByRole('region', { name: 'Next payment' })).toBeVisible()
  expect(await screen.findByText(/On prayer/)).toBeVisible()
  const papers = within(screen.getByRole('region', { name: 'Papers' }))
  expect(papers.getByRole('link')).toHaveAttribute('href', '/apps/student/papers/me')
  expect(screen.queryByRole('button', { name: 'Announce an absence' })).toBeNull()
})

test('who keeps the money of others sees his own here', async () => {
  useSession.setState({ user: sampleSession({ role: ['student', 'accounting'] }).user })
  open()
  expect(await screen.findByRole('region', { name: 'Next payment' })).toBeVisible()
})
