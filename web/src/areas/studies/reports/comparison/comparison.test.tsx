import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useSession } from '@/session/session-store'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { ComparisonView } from './comparison-view'
import type { Compared } from './measures'

const year = (mean: number, present: number) => ({ mean, graded: 10, passed: 7, present, counted: 100 })

function comparedOf(name: string, change: Partial<Compared>): Compared {
  return {
    id: name,
    name,
    campus_name: 'Paris',
    campus_color: '',
    pass_mark: 70,
    required_attendance: 80,
    sees_marks: true,
    years: [year(6550, 75), year(7250, 91)],
    ...change,
  }
}

let asked: URLSearchParams[]

function answer(items: Compared[]) {
  server.use(
    http.get('*/api/reports/comparison', ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      return HttpResponse.json({ by: 'class', years: [2024, 2025], items, more: false })
    }),
  )
}

beforeEach(async () => {
  asked = []
  await loadTexts(['report', 'list'])
  useSession.setState({ user: sampleSession({ role: ['secretary'] }).user })
})

const Page = () => (
  <main>
    <h1>Reports</h1>
    <ComparisonView />
  </main>
)

test('a year is drawn as bars, the best first, all years as lines, and both are tables behind a click', async () => {
  answer([comparedOf('PAR-1', {}), comparedOf('PAR-2', { years: [year(8000, 80), year(9125, 60)] })])
  const { user } = renderPage(Page)
  const bars = await screen.findByRole('list', { name: 'Average (out of 100), 2025–2026' })
  expect(
    within(bars)
      .getAllByRole('listitem')
      .map((bar) => bar.textContent),
  ).toEqual(['PAR-291.25', 'PAR-172.50'])
  expect(screen.getByRole('img', { name: /PAR-1: 2024–2025 65.50, 2025–2026 72.50/ })).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Presence' }))
  expect(await screen.findByRole('list', { name: 'Presence, 2025–2026' })).toHaveTextContent(/PAR-191\s?%/)
  for (const button of screen.getAllByRole('button', { name: 'Show as a table' })) await user.click(button)
  expect(screen.getAllByRole('table')).toHaveLength(2)
  expect(screen.getByRole('columnheader', { name: '2024–2025' })).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test('who may not know grades compares presence alone', async () => {
  const blind = { mean: 0, graded: 0, passed: 0, present: 3, counted: 4 }
  answer([comparedOf('PAR-1', { sees_marks: false, years: [blind, blind] })])
  renderPage(Page)
  expect(await screen.findByRole('list', { name: 'Presence, 2025–2026' })).toHaveTextContent(/75\s?%/)
  expect(screen.queryByRole('button', { name: /Average/ })).not.toBeInTheDocument()
  expect(asked[0]?.get('by')).toBe('class')
})

test('of more than five, those are lines that are chosen', async () => {
  answer(['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => comparedOf(name, {})))
  const { user, router } = renderPage(Page)
  const plot = await screen.findByRole('img', { name: /E: / })
  expect(plot.getAttribute('aria-label')).not.toMatch(/F: /)
  await user.click(screen.getByRole('button', { name: /Lines/ }))
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'G' }))
  expect(router.state.location.search).toContain('lines=G')
  await user.keyboard('{Escape}')
  expect((await screen.findByRole('img', { name: /G: / })).getAttribute('aria-label')).not.toMatch(/A: /)
})

test('nothing known is said so', async () => {
  answer([])
  renderPage(Page)
  expect(await screen.findByText('Nothing is known of these school years yet.')).toBeVisible()
})
