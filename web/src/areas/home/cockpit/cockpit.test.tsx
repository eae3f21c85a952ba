import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Schemas } from '@/api/client'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { Component } from './cockpit-page'

// jsdom has no window to scroll: what is below is near when a test says so.
let comeNear: () => void

beforeEach(async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (seen: { isIntersecting: boolean }[]) => void) {
        comeNear = () => act(() => tell([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  await loadTexts(['cockpit', 'planning'])
})

const half = (state: Schemas['WeekendHalf']['state'], names: string[] = [], needed = true) => ({
  needed,
  names,
  state,
  overdue: false,
})

const course: Schemas['CockpitCourse'] = {
  planning_id: 'p2',
  agenda_course_id: 'a',
  course_id: 'faith',
  course_code: 'FOI',
  course_name: 'Foi',
  sessions: 2,
  teacher: half('accepted', ['Grace Mbeki']),
  translator: half('open', [], false),
  begun: 2,
  taken: 1,
  over: true,
  graded: 12,
  ungraded: 2,
  documents: 3,
  held: 2,
  published: 1,
  records: true,
  missing: ['attendance', 'grades', 'recordings'],
}

const weekend = (id: string, number: number): Schemas['CockpitWeekend'] => ({
  id,
  number,
  year: 2026,
  first_day: `2026-11-${10 + number}`,
  last_day: `2026-11-${11 + number}`,
  abbreviation: '',
  state: 'published',
})

function answer(more: Partial<Schemas['Cockpit']>) {
  const empty = { weekends: [], at: '', ready: 100, campuses: [], waiting: [], late: [], unclosed: [] }
  server.use(http.get('*/api/cockpit', () => HttpResponse.json({ ...empty, ...more })))
}

const full: Partial<Schemas['Cockpit']> = {
  weekends: [weekend('p1', 1), weekend('p2', 2)],
  at: 'p2',
  ready: 60,
  campuses: [
    {
      id: 'paris',
      name: 'Paris',
      color: '#123456',
      ready: 60,
      classes: [
        { id: 'k1', code: 'PAR-1', ready: 0, late: true, courses: [] },
        { id: 'k2', code: 'PAR-2', ready: 60, late: false, courses: [course] },
      ],
    },
  ],
  waiting: [{ kind: 'overdue', count: 3 }],
  late: [{ id: 'k1', code: 'PAR-1', campus_name: 'Paris' }],
  unclosed: [weekend('p1', 1)],
}

test('a week-end shows what each class lacks, with the way to put it right', async () => {
  answer(full)
  renderPage(Component, { path: '/apps/academic/dashboard' })
  const row = within(await screen.findByRole('region', { name: 'Paris' }))
  expect(row.getByRole('link', { name: /No course/ })).toHaveAttribute(
    'href',
    '/apps/academic/program/planning/p2',
  )
  expect(row.getByRole('link', { name: 'Attendance: 1 of 2 sessions' })).toHaveAttribute(
    'href',
    '/apps/campus/attendance/courses/k2',
  )
  expect(row.getByRole('link', { name: 'Recordings: 1 of 2 sessions' })).toHaveAttribute(
    'href',
    '/apps/campus/recording?campus=all&class=k2&from=2026-11-12&to=2026-11-13',
  )
  expect(row.getByRole('link', { name: /12 of 14/ })).toHaveAttribute(
    'href',
    '/apps/campus/grades/courses/k2',
  )
  expect(row.getByRole('link', { name: '60% ready' })).toHaveAttribute(
    'href',
    '/apps/academic/classes?campus=paris',
  )
  expect(row.getByRole('link', { name: /Teacher: Grace Mbeki/ })).toBeVisible()
  expect(row.queryByText(/Translator/)).not.toBeInTheDocument()
  expect(await accessibilityFaults()).toEqual([])
})

test('what waits leads to its list, and the neighbours are a click away', async () => {
  answer(full)
  renderPage(Component, { path: '/apps/academic/dashboard' })
  const list = within(await screen.findByRole('region', { name: 'To do' }))
  expect(list.getByRole('link', { name: '3 invitations with an overdue answer' })).toHaveAttribute(
    'href',
    '/apps/academic/program/planning?view=invitations&overdue=true',
  )
  expect(list.getByRole('link', { name: /To be closed/ })).toBeVisible()
  expect(list.getByRole('link', { name: 'Paris PAR-1' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Previous week-end' })).toHaveAttribute(
    'href',
    expect.stringContaining('weekend=p1'),
  )
  expect(screen.getByRole('button', { name: 'Next week-end' })).toBeDisabled()
})

test('where nothing is planned it says what to do', async () => {
  answer({})
  renderPage(Component, { path: '/apps/academic/dashboard' })
  expect(await screen.findByText('No week-end is planned')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the planning' })).toBeVisible()
  expect(screen.queryByText('To do')).not.toBeInTheDocument()
})

test('who comes down to them sees the plots, and their figures as tables', async () => {
  answer(full)
  const asked = vi.fn()
  server.use(
    http.get('*/api/cockpit/charts', () => {
      asked()
      return HttpResponse.json(charts)
    }),
  )
  renderPage(Component, { path: '/apps/academic/dashboard' })
  await screen.findByRole('region', { name: 'Paris' })
  expect(asked).not.toHaveBeenCalled()

  comeNear()
  const students = within(await screen.findByRole('region', { name: 'Students by campus' }))
  expect(students.getByRole('listitem')).toHaveTextContent('Paris120')
  await userEvent.click(students.getByRole('button', { name: 'Show as a table' }))
  expect(students.getByRole('row', { name: 'Paris 100 120' })).toBeVisible()
  expect(screen.getByRole('img', { name: /Presence by month.*Oct 75/ })).toBeVisible()
  // Sums of two currencies are never one.
  expect(screen.getByRole('region', { name: 'Invoiced and collected by month · EUR' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Invoiced and collected by month · XOF' })).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

const money = (currency: string): Schemas['ReportRow'] => ({
  id: '2026-10',
  name: '2026-10',
  currency,
  invoiced: 12000,
  credited: 0,
  collected: 9000,
  open: 0,
  due: 0,
  income: 0,
  expense: 0,
})

const charts: Schemas['CockpitCharts'] = {
  years: [2025, 2026],
  students: [{ id: 'paris', name: 'Paris', color: '#123456', counts: [100, 120] }],
  presence: [
    { month: '2026-09', present: 90, counted: 100 },
    { month: '2026-10', present: 75, counted: 100 },
  ],
  money: [money('EUR'), money('XOF')],
}
