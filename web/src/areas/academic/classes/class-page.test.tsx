import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { todayHere } from '@/lib/day-math'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { classOf, curriculumCourseOf, curriculumOf, pageOf, signInAs } from '../test/class-samples'
import { academicClasses } from './class-list'
import { ClassPage } from './class-page'

const Component = () => <ClassPage kind={academicClasses} />

let stored = classOf()
let progress: Schemas['ClassProgress']
let sent: unknown[] = []

const courseOf = (name: string, level: number, done_on = ''): Schemas['ClassCourse'] => ({
  ...curriculumCourseOf(name, level),
  ...{ state: done_on ? 'done' : 'missing', done_on, document_count: name === 'Faith' ? 3 : 0 },
  ...{ planned_on: '', planning_id: '', by_hand: done_on !== '', reason: done_on && 'Elsewhere' },
})

beforeEach(async () => {
  await loadTexts(['class', 'list', 'enrollment', 'timetable', 'planning', 'history', 'record'])
  stored = classOf()
  sent = []
  const courses = [courseOf('Faith', 1, '2026-10-04'), courseOf('Prayer', 1), courseOf('Paul', 2)]
  progress = {
    ...{ curriculum_id: 'cert2', courses, hours: 30, hours_done: 10, hours_planned: 0 },
    ...{ hours_left: 20, room: 40, late: false },
  }
  useNotices.setState({ queue: [] })
  signInAs('supervisor')
  server.use(
    http.get('*/api/classes/par', () => HttpResponse.json(stored)),
    http.get('*/api/classes/par/progress', () => HttpResponse.json(progress)),
    http.get('*/api/classes/par/steps', () => HttpResponse.json(pageOf([]))),
    http.get('*/api/curricula', () => HttpResponse.json(pageOf([curriculumOf()]))),
    http.get('*/api/enrollments', () => HttpResponse.json(pageOf([]))),
    http.get('*/api/timetable', () => HttpResponse.json(pageOf([]))),
    http.put('*/api/classes/par/courses/:course/done', async ({ request, params }) => {
      const body = (await request.json()) as Schemas['SetClassCourseDoneRequest']
      sent.push({ course: params.course, ...body })
      const mark = (one: Schemas['ClassCourse']): Schemas['ClassCourse'] =>
        one.course_id === params.course
          ? { ...one, state: body.done ? 'done' : 'missing', done_on: body.done_on ?? '2026-11-15' }
          : one
      progress = { ...progress, courses: progress.courses.map(mark) }
      return HttpResponse.json(progress)
    }),
    http.put('*/api/classes/par', async ({ request }) => {
      const body = (await request.json()) as Schemas['UpdateClassRequest']
      sent.push(body)
      stored = { ...stored, ...body, version: stored.version + 1 }
      return HttpResponse.json(stored)
    }),
  )
})

const Page = () => (
  <main>
    <Component />
  </main>
)

const open = (tab = '') =>
  renderPage(Page, { path: '/apps/academic/classes/:classeId', at: `/apps/academic/classes/par${tab}` })

const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent)

test.each([
  ['supervisor', ['Students', 'Courses', 'Timetable', 'Documents', 'Steps', 'Details']],
  ['secretary', ['Students', 'Courses', 'Timetable', 'Documents', 'Steps', 'Details']],
  ['accounting', ['Students', 'Courses', 'Timetable', 'Documents', 'Details']],
  ['librarian', ['Courses', 'Timetable', 'Documents', 'Details']],
  ['student', ['Courses', 'Timetable', 'Documents', 'My enrollment', 'Details']],
])('%s sees the parts that are for him', async (role, expected) => {
  signInAs(role)
  open()
  await screen.findByRole('heading', { name: 'PAR-2026' })
  expect(tabs()).toEqual(expected)
})

test('courses are marked done with a day, and missing again', async () => {
  const { user } = open('?tab=courses')
  expect(await screen.findByText('1 of 3 courses, 10 of 30 hours')).toBeVisible()
  expect(screen.getByText('Current level')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Prayer: done' }))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(sent).toEqual([]) // not without a reason
  await user.type(screen.getByLabelText(/^Why it is ticked by hand/), 'Given before')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([{ course: 'prayer', done: true, done_on: todayHere(), reason: 'Given before' }]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await screen.findByText('2 of 3 courses, 10 of 30 hours')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Change the day of Faith' }))
  const day = await screen.findByLabelText(/Done on/)
  await user.clear(day)
  await user.type(day, '11/10/2026')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({ course: 'faith', done: true, done_on: '2026-10-11', reason: 'Elsewhere' }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(screen.getByRole('checkbox', { name: 'Faith: done' }))
  await waitFor(() => expect(sent.at(-1)).toEqual({ course: 'faith', done: false }))
  expect(await accessibilityFaults()).toEqual([])
})

test('what the agenda tells is done is not ticked off, and why somebody ticked is told', async () => {
  const held = { ...courseOf('Faith', 1, '2026-10-04'), by_hand: false, reason: '' }
  progress = { ...progress, courses: [held, courseOf('Prayer', 1, '2026-10-11')] }
  open('?tab=courses')
  expect(await screen.findByRole('checkbox', { name: 'Faith: done' })).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Change the day of Faith' })).toBeNull()
  expect(screen.getByRole('checkbox', { name: 'Prayer: done' })).toBeEnabled()
  expect(screen.getByText('Ticked by hand: Elsewhere')).toBeVisible()
})

test('what is planned, what is left, and that it cannot finish in time is told', async () => {
  const planned = { ...courseOf('Prayer', 1), state: 'planned' as const, planned_on: '2026-11-28' }
  progress = {
    ...{ ...progress, courses: [courseOf('Faith', 1, '2026-10-04'), planned, courseOf('Paul', 2)] },
    ...{ hours_planned: 10, hours_left: 10, room: 4, late: true },
  }
  renderPage(Page, { path: '/apps/academic/classes/:classeId', at: '/apps/academic/classes/par?tab=courses' })
  expect(await screen.findByText(/10 done, 10 planned, 10 left to plan/)).toBeVisible()
  expect(screen.getByText(/cannot finish in time: 10 hours are left/)).toBeVisible()
  const row = screen.getByText('Prayer').closest('li') as HTMLElement
  expect(within(row).getByText('Planned')).toBeVisible()
  expect(within(row).getByText(/28/)).toBeVisible()
})

test('documents lead to those of the courses that have any', async () => {
  open('?tab=documents')
  const link = await screen.findByRole('link', { name: /Faith/ })
  expect(link).toHaveAttribute('href', '/apps/academic/course/docs/faith')
  expect(screen.queryByRole('link', { name: /Prayer/ })).not.toBeInTheDocument()
})

test('all fields are saved with the version; an end before the start is not even sent', async () => {
  const { user } = open('?tab=details&edit=1')
  const end = await screen.findByLabelText(/End year/)
  await user.clear(end)
  await user.type(end, '2025')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The end year is before the start year')).toBeVisible()
  expect(sent).toEqual([])
  await user.clear(end)
  await user.type(end, '2028')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ version: 3, end_year: 2028, curriculum_id: 'cert2' })
})

test('a student reads, and is offered nothing to change, but to follow the class in his calendar', async () => {
  signInAs('student')
  stored = classOf({ may_edit: false })
  const { user, router } = open()
  expect(await screen.findByText('Faith')).toBeVisible()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Download/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /Actions/ }))
  expect(screen.getAllByRole('menuitem')).toHaveLength(1)
  await user.click(screen.getByRole('menuitem', { name: 'Subscribe in my calendar' }))
  const { pathname, search } = router.state.location
  expect(pathname + search).toBe('/apps/academic/program/agenda?class=par&subscribe=1')
})

test('an archived class says so and can be brought back by who keeps it', async () => {
  stored = classOf({ archived: true, may_edit: false })
  server.use(
    http.post('*/api/classes/par/restore', () => {
      stored = classOf()
      return HttpResponse.json(stored)
    }),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Restore class' }))
  const notice = await screen.findByText('The class PAR-2026 has been restored.')
  expect(within(document.body).getByText('Running')).toBeVisible()
  expect(notice).toBeVisible()
})
