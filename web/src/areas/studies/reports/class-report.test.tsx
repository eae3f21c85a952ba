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
import { Component } from './class-report-page'
import { sayRate } from './say-report'

type Report = Schemas['ClassReport']
type Student = Schemas['ClassReportStudent']

const presence = { present: 4, counted: 5, late: 0, absent: 1, justified: 0, gaps: 0 }

function studentOf(name: string, change: Partial<Student>, cell: Partial<Student['cells'][number]>): Student {
  const blank = {
    followed: true,
    given: true,
    state: 'graded' as const,
    points: 8250,
    passed: true,
    carried: false,
    present: 4,
    counted: 5,
    gaps: 0,
    warns: '' as const,
  }
  return {
    enrollment_id: name,
    student_id: name,
    first_name: 'A',
    last_name: name,
    photo_url: '',
    outcome: '',
    cells: [{ ...blank, ...cell }],
    average: { known: true, points: 8250, complete: true, absent: false },
    mention: 'very_good',
    presence,
    missing_grades: 0,
    passed_courses: 1,
    low: 0,
    lost: 0,
    ...change,
  }
}

let report: Report

beforeEach(async () => {
  await loadTexts(['report', 'list'])
  useSession.setState({ user: sampleSession({ role: ['secretary'] }).user })
  report = {
    class_id: 'par',
    class_code: 'PAR-1',
    level: 1,
    programme: 'certificate',
    start_year: 2026,
    end_year: 2028,
    curriculum_name: '',
    campus_id: 'paris',
    campus_name: 'Paris',
    campus_color: '',
    pass_mark: 70,
    required_attendance: 80,
    graduated: false,
    sees_marks: true,
    courses: [
      {
        course_id: 'faith',
        course_code: 'FOI1',
        course_name: 'Faith',
        hours: 6,
        agenda_course_ids: ['ac'],
        first_day: '2026-10-03',
        last_day: '2026-10-04',
        over: true,
        published: true,
        students: 2,
        given: 2,
        mean: 6250,
        graded: 2,
        passed: 1,
        presence,
        missing: false,
        untaken: 0,
      },
    ],
    students: [
      studentOf('Lopes', {}, {}),
      studentOf(
        'Moreau',
        { mention: 'not_passed', average: { known: true, points: 4250, complete: true, absent: false } },
        { points: 4250, passed: false, present: 2, warns: 'lost' },
      ),
      studentOf('Nunes', { outcome: 'withdrawn' }, {}),
    ],
    summary: {
      students: 2,
      courses: 1,
      over: 1,
      complete: 1,
      mean: 6250,
      graded: 2,
      passed: 1,
      presence,
      low: 1,
      lost: 1,
      missing_sheets: 0,
      untaken: 2,
      warnings: 3,
    },
  }
  server.use(http.get('*/api/reports/classes/par', () => HttpResponse.json(report)))
})

// The frame draws every page in its main part.
const Page = () => (
  <main>
    <Component />
  </main>
)

const open = (search = '') =>
  renderPage(Page, { path: '/apps/campus/reports/:classeId', at: `/apps/campus/reports/par${search}` })

test('a class shows grade and presence of each student, what the class has, and what to look at', async () => {
  open()
  const row = (await screen.findByRole('rowheader', { name: /Moreau/ })).closest('tr') as HTMLElement
  expect(within(row).getAllByText('42.5', { exact: false })[0]).toBeVisible()
  expect(within(row).getByTitle('can no longer be reached')).toBeInTheDocument()
  expect(within(row).getAllByText('Not passed').length).toBeGreaterThan(0)
  expect(screen.getByText(/1 student below the required presence/)).toBeVisible()
  expect(screen.getByText('2 sessions without attendance')).toBeVisible()
  expect(screen.queryByText(/Nunes/)).not.toBeInTheDocument()
  expect(await accessibilityFaults()).toEqual([])
})

test('who is below the mark, and who left, are found by the filter in the address', async () => {
  open('?students=below')
  expect(await screen.findByRole('rowheader', { name: /Moreau/ })).toBeVisible()
  expect(screen.queryByRole('rowheader', { name: /Lopes/ })).not.toBeInTheDocument()
})

test('who left the class is shown where he is asked for', async () => {
  open('?students=left')
  expect(await screen.findByRole('rowheader', { name: /Nunes/ })).toBeVisible()
  expect(screen.getByText('Left the class')).toBeVisible()
})

test('who may not know grades reads which are there, and is not offered who is below the mark', async () => {
  report = { ...report, sees_marks: false }
  const { user } = open()
  expect(await screen.findByText(/You see which grades are there/)).toBeVisible()
  expect(screen.queryByRole('columnheader', { name: 'Average' })).not.toBeInTheDocument()
  expect(screen.queryByText('42.5')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /Students/ }))
  expect(await screen.findByRole('menuitem', { name: 'With gaps' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'Below the mark' })).not.toBeInTheDocument()
})

test('a presence that is a little too low is not rounded up to enough', () => {
  expect(sayRate({ present: 799, counted: 1000 }, 'en')).toBe('79%')
  expect(sayRate({ present: 0, counted: 0 }, 'en')).toBe('')
})
