import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { formatDate } from '@/lib/dates'
import { addDays, todayHere } from '@/lib/day-math'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { courseRowOf, documentOf, pageOf, signInAs } from '../test/course-samples'
import { refusal } from '../test/enrollment-samples'
import { CourseAccessOfCourse } from './course-access-of-course'
import { daysLeft, extendedTo } from './days-left'
import { PersonCourses } from './person-courses'

type Access = Schemas['CourseAccess']

const today = todayHere()

function accessOf(change: Partial<Access> = {}): Access {
  return {
    ...{ id: 'g1', version: 1, person_id: 'ana', person_name: 'Ana Lopes', note: '', state: 'open' },
    ...{ course_id: 'faith', course_code: 'FOI1', course_name: 'Faith', days: 90 },
    ...{ first_day: addDays(today, -80), last_day: addDays(today, 9) },
    ...change,
  }
}

const ended = accessOf({
  ...{ id: 'g2', course_id: 'prayer', course_name: 'Prayer', state: 'ended' },
  last_day: addDays(today, -1),
})

let sent: unknown[] = []

// What is fetched when it is used is at hand, however slow the machine.
beforeAll(() => Promise.all([import('./extend-dialog'), import('./grant-dialog')]))

beforeEach(async () => {
  await loadTexts(['course', 'enrollment', 'list'])
  sent = []
  useNotices.setState({ queue: [] })
  signInAs('supervisor')
  const opened = { ...documentOf('Handout'), course_code: 'FOI1', course_name: 'Faith', until: '' }
  server.use(
    http.get('*/api/course-access', () => HttpResponse.json(pageOf([accessOf(), ended]))),
    http.get('*/api/people/ana/documents', () =>
      HttpResponse.json(pageOf([opened, { ...opened, id: 'd2', course_id: 'prayer', until: '2027-01-31' }])),
    ),
    http.get('*/api/courses', () => HttpResponse.json(pageOf([courseRowOf('Prayer')]))),
    http.post('*/api/course-access', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(refusal('course.already_granted'), { status: 409 })
    }),
    http.post('*/api/course-access/g1/:move', async ({ request, params }) => {
      sent.push([params.move, await request.json().catch(() => null)])
      return HttpResponse.json(accessOf({ last_day: addDays(today, 129) }))
    }),
  )
})

const open = () =>
  renderPage(() => (
    <main>
      <h1>Ana Lopes</h1>
      <PersonCourses personId="ana" />
    </main>
  ))

test('days are counted with today and the last day', () => {
  expect(daysLeft(accessOf())).toBe(10)
  expect(daysLeft(accessOf({ last_day: today }))).toBe(1)
  expect(daysLeft(ended)).toBe(0)
  expect(extendedTo(accessOf(), 120)).toBe(addDays(today, 129))
  // Ended ones count from today, which is the first of the days.
  expect(extendedTo(ended, 90)).toBe(addDays(today, 89))
})

test('what is open, for how long, and the documents that come with it', async () => {
  open()
  expect(await screen.findByText('10 days left')).toBeVisible()
  expect(screen.getByText('Ended')).toBeVisible()
  expect(await screen.findByText(/until 31 Jan 2027|until Jan 31, 2027/)).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Handout' })[0]).toHaveAttribute('href', '/file/handout')
  expect(await accessibilityFaults()).toEqual([])
})

test('extending shows the last day that follows; ending asks first', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Actions for Faith' }))
  await user.click(screen.getByRole('menuitem', { name: 'Extend' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('radio', { name: '120 days' }))
  expect(dialog).toHaveTextContent(`Until ${formatDate(addDays(today, 129), 'en')}`)
  await user.click(within(dialog).getByRole('button', { name: 'Extend' }))
  await waitFor(() => expect(sent).toEqual([['extend', { days: 120 }]]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Actions for Faith' }))
  await user.click(screen.getByRole('menuitem', { name: 'End access' }))
  const question = await screen.findByRole('alertdialog')
  expect(question).toHaveTextContent('not even by a link that was kept')
  await user.click(within(question).getByRole('button', { name: 'End access' }))
  await waitFor(() => expect(sent[1]).toEqual(['end', null]))
})

test('a course that is open already is refused with the reason', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Grant course access' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('combobox', { name: /Course/ }))
  await user.click(await screen.findByRole('option', { name: /Prayer/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Grant access' }))
  await waitFor(() => expect(sent).toEqual([{ person_id: 'ana', course_id: 'prayer', days: 90, note: '' }]))
  await waitFor(() => expect(useNotices.getState().queue[0]?.tone).toBe('error'))
  expect(screen.getByRole('dialog')).toBeVisible()
})

test('a secretary reads; who keeps nobody sees nothing on a course', async () => {
  signInAs('secretary')
  open()
  expect(await screen.findByText('10 days left')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Actions|Grant/ })).toBeNull()
})

test('on a course’s page a student is told nothing of others', () => {
  signInAs('student')
  renderPage(() => <CourseAccessOfCourse courseId="faith" />)
  expect(screen.queryByText(/./, { selector: 'section *' })).toBeNull()
})
