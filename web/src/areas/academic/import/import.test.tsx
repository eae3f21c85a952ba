import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { useSession } from '@/session/session-store'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { inMain } from '../test/in-main'
import { Component as ClassImportPage } from './class-import-page'
import { Component as CourseImportPage } from './course-import-page'

const row = (line: number, more: Partial<Schemas['ImportRow']> = {}): Schemas['ImportRow'] => ({
  ...{ line, outcome: 'create', name: `Row ${line}`, detail: '', changes: [], problems: [], proposal: '' },
  ...more,
})

const counts = { create: 1, change: 1, same: 0, look: 0, refuse: 1, left: 0 }

let asked: URL[] = []

function answer(path: string, columns: string[], rows: Schemas['ImportRow'][]) {
  const plan: Schemas['ImportPlan'] = {
    token: 'x'.repeat(64),
    columns: columns.map((name) => ({ heading: name, name, closed: false })),
    rows,
    counts,
  }
  server.use(
    http.put(`*${path}`, ({ request }) => {
      asked.push(new URL(request.url))
      return HttpResponse.json(plan)
    }),
    http.post(`*${path}`, ({ request }) => {
      asked.push(new URL(request.url))
      return new HttpResponse(`${JSON.stringify({ done: 2, total: 2, result: counts })}\n`)
    }),
    http.get('*/api/campuses', () =>
      HttpResponse.json({ items: [{ id: 'c2', name: 'Nice' }], total: 1, more: false }),
    ),
  )
}

beforeEach(async () => {
  asked = []
  await loadTexts(['import', 'course', 'class', 'enrollment', 'shell'])
})

const sheet = new File(['Code\nA'], 'sheet.csv', { type: 'text/csv' })

test('courses come from a sheet: what it would do, the reasons in words, and then exactly that', async () => {
  useSession.setState({ user: sampleSession({ role: ['supervisor'] }).user })
  answer(
    '/api/courses/import',
    ['code', 'hours'],
    [
      row(2),
      row(3, { outcome: 'change', changes: [{ field: 'hours', before: '8', after: '12' }] }),
      row(4, {
        outcome: 'refuse',
        problems: [
          {
            field: 'hours',
            value: 'many',
            code: 'import.not_a_number',
            params: { value: 'many' },
            warning: false,
          },
        ],
      }),
    ],
  )
  const { user } = renderPage(inMain(CourseImportPage), { path: '/apps/academic/course/import' })
  await user.upload(await screen.findByLabelText('File of courses', { selector: 'input' }), sheet)
  expect(await screen.findByText('Hours: “many” is not a whole number')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Import 2 rows' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'All 3' }))
  expect(screen.getByText('Hours: 8 → 12')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await user.click(screen.getByLabelText('Leave out the row that is refused or not confirmed'))
  await user.click(screen.getByRole('button', { name: 'Import 2 rows' }))
  expect(await screen.findByText('1 row brought in something new')).toBeVisible()
  for (const link of screen.getAllByRole('link', { name: 'Courses' }))
    expect(link).toHaveAttribute('href', '/apps/academic/course')
  expect(asked.at(-1)?.searchParams.get('token')).toBe('x'.repeat(64))
})

test('a sheet of classes asks for a campus only who reaches several, and says states in words', async () => {
  const confirmed = row(2, {
    outcome: 'change',
    changes: [{ field: 'status', before: 'waiting', after: 'confirmed' }],
  })
  const other = row(3, { outcome: 'look', proposal: 'create' })
  useSession.setState({ user: sampleSession({ role: ['secretary'], organization_id: 'c1' }).user })
  answer('/api/classes/import', ['code', 'status'], [confirmed, other])
  const { user } = renderPage(inMain(ClassImportPage), { path: '/apps/campus/classes/import' })
  const input = await screen.findByLabelText('File of classes', { selector: 'input' })
  expect(screen.queryByLabelText('Campus of rows that name none')).not.toBeInTheDocument()
  await user.upload(input, sheet)
  await user.click(await screen.findByRole('button', { name: /^All/ }))
  expect(screen.getByText('Status: Waiting → Confirmed')).toBeVisible()
  expect(screen.getByLabelText('It is right')).not.toBeChecked()
  expect(asked[0]?.searchParams.get('campus')).toBe('c1')
})

test('who reaches every campus says to which one the rows belong', async () => {
  useSession.setState({ user: sampleSession({ role: ['admin'], organization_id: 'c1' }).user })
  answer('/api/classes/import', ['code'], [row(2)])
  renderPage(inMain(ClassImportPage), { path: '/apps/campus/classes/import' })
  expect(await screen.findByLabelText('Campus of rows that name none')).toBeVisible()
})
