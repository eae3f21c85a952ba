import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useSession } from '@/session/session-store'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { ClassStudies } from './class-studies'

const Page = () => (
  <main>
    <h1>PAR-1</h1>
    <ClassStudies classId="par" />
  </main>
)

const none = { required_attendance: 80, low: [], missing: [], untaken: [] }

function sign(role: string, warnings: object = none) {
  useSession.setState({ user: sampleSession({ role: [role] }).user })
  server.use(http.get('*/api/reports/classes/par/warnings', () => HttpResponse.json(warnings)))
}

beforeEach(() => loadTexts(['report']))

test('what should be looked at leads to the sheet where it is put right', async () => {
  sign('secretary', {
    ...none,
    low: [
      {
        student_id: 'ada',
        first_name: 'Ada',
        last_name: 'Lopes',
        course_name: 'Faith',
        present: 1,
        counted: 4,
        lost: true,
      },
    ],
    missing: [{ agenda_course_id: 'ac', course_name: 'Prayer', missing: 3 }],
    untaken: [{ session_id: 's', agenda_course_id: 'ac', course_name: 'Hope', day: '2026-10-03' }],
  })
  const { user } = renderPage(Page)
  await user.click(await screen.findByRole('button', { name: '3 things to look at' }))
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(to('Hope')).toBe('/apps/campus/attendance/students/s/par/ac/Hope')
  expect(to('Prayer')).toBe('/apps/campus/grades/students/par/ac/Prayer')
  expect(to('Ada Lopes')).toBe('/apps/campus/reports/par?students=low')
  expect(screen.getByText(/Faith · 25\s?% · can no longer be reached/)).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test('a class with nothing to look at says so, and leads to its sheets and its report', async () => {
  sign('secretary')
  renderPage(Page)
  expect(await screen.findByText('Nothing to look at')).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/apps/campus/attendance/courses/par',
    '/apps/campus/grades/courses/par',
    '/apps/campus/reports/par',
  ])
})

test('a teacher has the sheets alone', async () => {
  sign('teacher')
  renderPage(Page)
  expect(await screen.findAllByRole('link')).toHaveLength(2)
})

test('a student has no way to the sheets', async () => {
  sign('student')
  renderPage(Page)
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
