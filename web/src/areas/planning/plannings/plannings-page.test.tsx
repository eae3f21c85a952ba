import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { nice, pageOf, paris, planningOf, runningClass, signInAs } from '../test/planning-samples'
import { Component } from './plannings-page'

let asked: string[] = []
let series: Schemas['CreatePlanningSeriesRequest'][] = []
let canceled: unknown[] = []
let rows: Schemas['Planning'][] = []

beforeEach(async () => {
  await loadTexts(['plannings', 'planning', 'list'])
  localStorage.clear()
  asked = []
  series = []
  canceled = []
  rows = [
    planningOf(),
    planningOf({
      id: 'we1',
      number: 1,
      state: 'published',
      publication: 2,
      moves: ['publish', 'close', 'cancel'],
    }),
  ]
  useNotices.setState({ queue: [] })
  signInAs('supervisor')
  server.use(
    http.get('*/api/campuses', () => HttpResponse.json(pageOf([paris, nice]))),
    http.get('*/api/classes', () =>
      HttpResponse.json(pageOf([runningClass('p1', 'paris'), runningClass('p2', 'paris')])),
    ),
    http.get('*/api/plannings', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json(pageOf(rows))
    }),
    http.post('*/api/plannings/series', async ({ request }) => {
      series.push((await request.json()) as Schemas['CreatePlanningSeriesRequest'])
      return HttpResponse.json({ items: [planningOf({ year: 2031 })] }, { status: 201 })
    }),
    http.get('*/api/plannings/we1/publication', () =>
      HttpResponse.json({ changes: [], people: [], classes: [], told: 12, untold: 0 }),
    ),
    http.post('*/api/plannings/we1/cancel', async ({ request }) => {
      canceled.push(await request.json())
      return HttpResponse.json(planningOf({ id: 'we1', state: 'canceled' }))
    }),
  )
})

const path = '/apps/academic/program/planning'
const open = (search: string) => renderPage(Component, { path, at: path + search })

test('an address brings its list back', async () => {
  open('?view=table&q=jan&year=2026&campus=paris&state=draft,closed&sort=-number')
  await screen.findByRole('link', { name: /Week-end 3/ })
  expect(asked).toContain(
    '?sort=-number&q=jan&year=2026&campus=paris&state=draft&state=closed&page=1&page_size=50',
  )
})

test('a series shows its dates as one types, some are left out, and its year is shown then', async () => {
  const { user, router } = open('?view=table')
  await user.click(await screen.findByRole('button', { name: 'Make several week-ends' }))
  await user.click(screen.getByRole('menuitem', { name: 'Series of week-ends' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Series of week-ends' }))
  const fill = async (label: string, text: string) => {
    await user.clear(dialog.getByLabelText(label, { exact: false }))
    await user.type(dialog.getByLabelText(label, { exact: false }), text)
  }
  await fill('First day of the first one', '09/01/2031')
  await fill('Until', '06/02/2031')
  await fill('Every … weeks', '2')
  expect(dialog.getByText('3 dates of 3.')).toBeVisible()
  await user.click(dialog.getByRole('checkbox', { name: /23.*24 January 2031/ }))
  expect(dialog.getByText('2 dates of 3.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Create 2 week-ends' }))
  expect(await dialog.findByText('Choose at least one campus or class.')).toBeVisible()
  await user.click(dialog.getByRole('checkbox', { name: 'Nice' }))
  await user.click(dialog.getByRole('button', { name: 'Create 2 week-ends' }))
  expect(await screen.findByText('1 week-end made.')).toBeVisible()
  expect(series[0]).toMatchObject({
    ...{ first_day: '2031-01-09', until: '2031-02-06', weeks: 2, days: 2, except: ['2031-01-23'] },
    ...{ campus_ids: ['nice'], class_ids: [] },
  })
  await waitFor(() => expect(router.state.location.search).toBe('?year=2031&view=table'))
})

test('a week-end of which people know is canceled with a reason, and told so', async () => {
  const { user } = open('?view=table')
  await user.click(await screen.findByRole('button', { name: /^Actions for Week-end 1,/ }))
  const offered = screen.getAllByRole('menuitem').map((item) => item.textContent)
  expect(offered).toEqual(['Open the board', 'Change', 'Copy', 'Cancel week-end'])
  await user.click(screen.getByRole('menuitem', { name: 'Cancel week-end' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Do you really want to cancel?' }))
  expect(question.getByText('4 courses on its board')).toBeVisible()
  expect(question.getByText('12 people will be told.')).toBeVisible()
  expect(question.getByRole('button', { name: 'Cancel week-end' })).toBeDisabled()
  await user.type(question.getByRole('textbox'), 'Snow')
  await user.click(question.getByRole('button', { name: 'Cancel week-end' }))
  expect(await screen.findByText(/^Week-end 1, .*: canceled\.$/)).toBeVisible()
  expect(canceled).toEqual([{ reason: 'Snow' }])
})

test('who only reads is offered to open, and nothing to make', async () => {
  signInAs('coordinator')
  rows = [planningOf({ may_edit: false, moves: [] })]
  const { user } = open('?view=table')
  await user.click(await screen.findByRole('button', { name: /^Actions for/ }))
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Open the board'])
  expect(screen.queryByRole('button', { name: 'New week-end' })).not.toBeInTheDocument()
})
