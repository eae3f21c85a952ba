import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { useSession } from '@/session/session-store'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { CourseList } from './course-list'
import { CourseView } from './course-view'
import { InstructorDashboard } from './dashboard-page'
import { classOf, courseOfMine, engagementOf, spaceOf } from './samples'
import { TaughtYears } from './taught-years'

// What the library draws is its own affair.
const Books = () => <p>Books of the library</p>
const Dashboard = () => <InstructorDashboard books={Books} />

const signInAs = (role: string) => useSession.setState({ user: sampleSession({ role: [role] }).user })

let space = spaceOf()
let course = courseOfMine()

beforeEach(async () => {
  await loadTexts(['space', 'list', 'record'])
  space = spaceOf()
  course = courseOfMine()
  signInAs('teacher')
  server.use(
    http.get('*/api/instructor-space', () => HttpResponse.json(space)),
    http.get('*/api/instructor-space/courses/faith', () => HttpResponse.json(course)),
    http.get('*/api/instructors/t1/teaching', () => HttpResponse.json({ years: course.years })),
    http.get('*/api/instructor-space/courses', () => HttpResponse.json({ items: [], total: 0 })),
  )
})

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

test('a teacher sees what waits, what he gives next and what he has given, each with the way there', async () => {
  renderPage(Dashboard, { path: '/apps/instructor/dashboard' })
  const card = await screen.findByRole('article', { name: 'Faith' })
  expect(hrefOf(/has no document yet/)).toBe('/apps/instructor/course/docs/faith')
  expect(within(card).getByText(/Room 1/)).toBeVisible()
  expect(within(card).getByText('translation: Ruth Roy')).toBeVisible()
  expect(hrefOf(/18 students/)).toBe('/apps/instructor/courses/faith#class-k1')
  expect(hrefOf('No document')).toBe('/apps/instructor/course/docs/faith')
  expect(hrefOf(/2025–2026 · 7.5 h · 2 courses/)).toBe('/apps/instructor/courses?tab=taught#year-2025')
  expect(hrefOf('My availability')).toBe('/pages/profile?tab=availability')
  expect(await accessibilityFaults()).toEqual([])
})

test('where nothing is planned, it says what to do next', async () => {
  space = spaceOf({ waiting: [], coming: [], classes: [], years: [] })
  renderPage(Dashboard, { path: '/apps/instructor/dashboard' })
  expect(await screen.findByText('Nothing is waiting for you.')).toBeVisible()
  expect(hrefOf('Say when I am free')).toBe('/pages/profile?tab=availability')
})

test('who does not teach is told that these would be his own courses', async () => {
  signInAs('accounting')
  space = spaceOf({ waiting: [], coming: [], classes: [], years: [] })
  renderPage(Dashboard, { path: '/apps/instructor/dashboard' })
  expect(await screen.findByText(/your own courses/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'My availability' })).toBeNull()
})

test('what is online is joined by its link', async () => {
  const [session] = engagementOf().sessions
  if (!session) throw new Error('no session')
  space = spaceOf({ coming: [engagementOf({ sessions: [{ ...session, place: 'https://video.example' }] })] })
  renderPage(Dashboard, { path: '/apps/instructor/dashboard' })
  expect(await screen.findByRole('link', { name: 'Join online' })).toHaveAttribute(
    'href',
    'https://video.example',
  )
})

const CoursePage = () => (
  <main>
    <CourseView courseId="faith" books="No book" />
  </main>
)
const openCourse = () => renderPage(CoursePage, { path: '/apps/instructor/courses' })

test('the class is shown with how each of its students is reached', async () => {
  openCourse()
  const group = await screen.findByRole('region', { name: 'Class CERT26-A' })
  expect(within(group).getByText('Léa Roux')).toBeVisible()
  expect(within(group).getByRole('link', { name: /Call/ })).toHaveAttribute('href', 'tel:+33612345678')
  expect(within(group).getByRole('link', { name: /lea@example.org/ })).toHaveAttribute(
    'href',
    'mailto:lea@example.org',
  )
  expect(await accessibilityFaults()).toEqual([])
})

test('what he taught leads to its recordings; what he translated does not', async () => {
  const items = [engagementOf(), engagementOf({ agenda_course_id: 'a2', half: 'translator' })]
  course = courseOfMine({ years: [{ year: 2025, minutes: 180, items }] })
  openCourse()
  await screen.findByText('Translation')
  expect(hrefOf('Recordings of Faith')).toBe(
    '/apps/campus/recording?campus=all&course=faith&from=2026-11-28&to=2026-11-28',
  )
})

test('who may not know a class is told so', async () => {
  course = courseOfMine({ classes: [classOf({ known: false, students: [] })] })
  openCourse()
  expect(await screen.findByText('The list is for those who teach the class.')).toBeVisible()
})

test('what somebody taught is listed by year for who reads his record, with a certificate of each', async () => {
  const asked: string[] = []
  server.use(
    http.get('*/api/instructors/t1/certificate.pdf', ({ request }) => {
      asked.push(new URL(request.url).search)
      return new HttpResponse('%PDF-', { headers: { 'Content-Type': 'application/pdf' } })
    }),
  )
  const { user } = renderPage(() => <TaughtYears personId="t1" />, { path: '/' })
  const year = await screen.findByRole('region', { name: '2025–2026' })
  expect(within(year).getByText('Translation')).toBeVisible()
  await user.click(within(year).getByRole('button', { name: 'Certificate 2025–2026 (PDF)' }))
  await user.click(screen.getByRole('button', { name: 'Certificate (PDF)' }))
  await waitFor(() => expect(asked).toEqual(['?year=2025', '']))
})

test('a link to a year leads to it, though its sessions come later than the page', async () => {
  const shown: (string | null)[] = []
  const before = Element.prototype.scrollIntoView
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this.getAttribute('aria-label'))
  }
  onTestFinished(() => {
    Element.prototype.scrollIntoView = before
  })
  renderPage(() => <TaughtYears personId="t1" />, { path: '/', at: '/#year-2025' })
  await screen.findByRole('region', { name: '2025–2026' })
  expect(shown).toEqual(['2025–2026'])
})

test('who gives no course is led to say what he could give', async () => {
  renderPage(() => <CourseList teaches />, { path: '/apps/instructor/courses' })
  await screen.findByText(/You do not teach any course yet/)
  expect(hrefOf('Say what I can teach')).toBe('/apps/instructor/courses?tab=knowledge')
})
