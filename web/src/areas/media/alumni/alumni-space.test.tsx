import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { useSession } from '@/session/session-store'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { sampleOpenCourse } from '../test/samples'
import type { AlumniSpace } from './api'
import { AlumniDashboard } from './dashboard'
import { PastClasses } from './past-classes'

const full: AlumniSpace = {
  person_id: 'me',
  contact: { campus_id: 'paris', campus: 'Paris', phone: '' },
  courses: [
    sampleOpenCourse(),
    sampleOpenCourse({ course_id: 'c2', name: 'Over', state: 'ended', last_day: '2026-01-31' }),
  ],
  news: [
    {
      ...{ recording_id: 'r1', kind: 'audio', title: 'First part', course_id: 'c1', course_name: 'Faith' },
      published_at: '2026-11-10T08:00:00Z',
    },
  ],
  documents: [
    {
      ...{ kind: 'course_document', id: 'd1', title: 'Summary', course_id: 'c1', course_name: 'Faith' },
      at: '2026-11-12T08:00:00Z',
    },
  ],
  reservations: [
    {
      ...{
        id: 'v1',
        version: 1,
        book_id: 'b2',
        title: 'Hope',
        author: 'A',
        campus_id: 'paris',
        reader: 'Me',
      },
      ...{ campus_name: 'Paris', person_id: 'me', state: 'kept', place: 0, copy_id: 'y2', barcode: '30' },
      ...{ kept_until: '2026-11-20', created_at: '2026-11-01T08:00:00Z', may_edit: false },
    },
  ],
  loans: [
    {
      ...{ id: 'l1', version: 1, copy_id: 'y', barcode: '29', book_id: 'b', title: 'Grace', author: 'A' },
      ...{ campus_id: 'paris', campus_name: 'Paris', person_id: 'me', borrower: 'Me', renewals: 0 },
      ...{
        lent_at: '2026-10-01T08:00:00Z',
        due_day: '2026-11-10',
        outcome: '',
        days_late: 7,
        may_charge: false,
        price: 0,
        currency: 'EUR',
        invoice_id: '',
      },
      may_edit: false,
    },
  ],
  money: { payers: [], next: [] },
}

const Money = ({ money }: Pick<AlumniSpace, 'money'>) => <p>{`owes ${money.next.length}`}</p>
const Report = ({ report }: { report: Schemas['Report'] }) => <p>{report.class_code}</p>
const Dashboard = () => (
  <main>
    <AlumniDashboard money={Money} />
  </main>
)

beforeEach(async () => {
  useSession.setState({ user: { ...sampleSession({ role: ['alumni'] }).user, id: 'me' } })
  await loadTexts(['rhema', 'recording', 'kept'])
})

test('an alumnus sees his courses with their last day, what is new, what he borrowed and what he owes', async () => {
  server.use(http.get('*/api/alumni-space', () => HttpResponse.json(full)))
  renderPage(Dashboard)
  const courses = within(await screen.findByRole('region', { name: 'My courses' }))
  expect(courses.getByRole('link', { name: 'Faith' })).toHaveAttribute('href', '/apps/alumni/courses/c1')
  expect(courses.getByText('Until 31 Jan 2027')).toBeVisible()
  expect(courses.queryByText('Over')).toBeNull()
  expect(screen.getByRole('link', { name: 'First part' })).toHaveAttribute(
    'href',
    '/apps/alumni/courses/c1?play=r1',
  )
  const news = within(screen.getByRole('region', { name: 'What is new' })).getAllByRole('link')
  expect(news.map(({ textContent }) => textContent)).toEqual(['Summary', 'First part'])
  expect(screen.getByText('To be fetched at the campus Paris by 20 Nov 2026')).toBeVisible()
  expect(screen.getByText('7 days late')).toBeVisible()
  expect(screen.getByText('owes 0')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test('who keeps the money of others sees what he owes himself', async () => {
  useSession.setState({ user: { ...sampleSession({ role: ['alumni', 'accounting'] }).user, id: 'me' } })
  const money = { payers: [{ id: 'y1' }], next: [{}] }
  server.use(http.get('*/api/alumni-space', () => HttpResponse.json({ ...full, money })))
  renderPage(Dashboard)
  expect(await screen.findByText('owes 1')).toBeVisible()
})

test('where there is nothing each part says so', async () => {
  const nothing = { ...full, courses: [], news: [], documents: [], loans: [], reservations: [] }
  server.use(http.get('*/api/alumni-space', () => HttpResponse.json(nothing)))
  renderPage(Dashboard)
  expect(await screen.findByText('No course is open to you now.')).toBeVisible()
  expect(screen.getByText('Nothing was opened to you in the last 30 days.')).toBeVisible()
  expect(screen.getByText('You have borrowed no book.')).toBeVisible()
})

test('the classes that are over stand with their grades, and the way to the papers', async () => {
  const report = (class_code: string, outcome: string) => ({ class_id: class_code, class_code, outcome })
  const reports = [report('NOW', ''), report('PAST', 'graduated')]
  server.use(http.get('*/api/student-space', () => HttpResponse.json({ person_id: 'me', reports })))
  renderPage(() => <PastClasses report={Report} />)
  expect(await screen.findByText('PAST')).toBeVisible()
  expect(screen.queryByText('NOW')).toBeNull()
  expect(screen.getByRole('link', { name: 'My papers' })).toHaveAttribute('href', '/apps/student/papers/me')
})
