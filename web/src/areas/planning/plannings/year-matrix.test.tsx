import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { nice, pageOf, paris, planningOf, signInAs } from '../test/planning-samples'
import { Component } from './plannings-page'

let asked: string[] = []

beforeEach(async () => {
  await loadTexts(['plannings', 'planning', 'list'])
  localStorage.clear()
  asked = []
  useNotices.setState({ queue: [] })
  signInAs('supervisor')
  server.use(http.get('*/api/campuses', () => HttpResponse.json(pageOf([paris, nice]))))
})

const path = '/apps/academic/program/planning'
const open = (search: string) => renderPage(Component, { path, at: path + search })

const foundYear = (): Schemas['Year'] => {
  const cell = { agenda_course_id: 'ac1', version: 1, class_ids: ['p1'], course_id: 'faith', sessions: 2 }
  const named = { course_code: 'FOI1', course_name: 'Faith', staffed: true }
  return {
    year: 2026,
    more: false,
    classes: [{ id: 'p1', code: 'PAR-1', campus_id: 'paris', campus_name: 'Paris', color: '#3457c9' }],
    plannings: [
      { ...planningOf(), cells: [{ ...cell, ...named }] },
      { ...planningOf({ id: 'we4', number: 4, abbreviation: '' }), cells: [] },
    ],
  }
}

test('a desk begins with the year: arrows go from cell to cell, Enter opens the board at the class', async () => {
  server.use(
    http.get('*/api/plannings/year', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json(foundYear())
    }),
  )
  const { user, router } = open('?year=2026')
  const table = within(await screen.findByRole('table', { name: 'Week-ends of 2026–2027' }))
  expect(asked).toEqual(['?year=2026'])
  expect(table.getByRole('columnheader', { name: 'PAR-1' })).toBeVisible()
  table.getByRole('link', { name: /WE3/ }).focus()
  await user.keyboard('{ArrowDown}{ArrowRight}')
  expect(table.getByRole('button', { name: 'PAR-1: No course yet' })).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(table.getByRole('link', { name: /staffed.*FOI1/ })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(router.state.location.pathname).toBe(`${path}/we3`)
  expect(router.state.location.search).toBe('?only=p1')
})

test('a course is put into an empty cell of the year, in the hours that the class has free', async () => {
  const acts: Schemas['ChangeBoardRequest'][] = []
  const hours = [
    { day: '2027-01-09', start: 540, finish: 720 },
    { day: '2027-01-10', start: 540, finish: 720 },
  ]
  server.use(
    http.get('*/api/plannings/year', () => HttpResponse.json(foundYear())),
    http.get('*/api/courses', () =>
      HttpResponse.json(pageOf([{ id: 'pray', name: 'Prayer', code: 'PRI1' }])),
    ),
    http.get('*/api/plannings/we4/board', () =>
      HttpResponse.json({ mark: '1', data: { classes: [{ id: 'p1', level: 1, hours }], courses: [] } }),
    ),
    http.get('*/api/classes/p1/progress', () => {
      const missing = { state: 'missing', level: 1, hours: 6 }
      return HttpResponse.json({ courses: [{ course_id: 'zeal', code: 'ZEL1', name: 'Zeal', ...missing }] })
    }),
    http.post('*/api/plannings/we4/acts', async ({ request }) => {
      acts.push((await request.json()) as Schemas['ChangeBoardRequest'])
      return HttpResponse.json({ board: 1, courses: [], removed: [] })
    }),
  )
  const { user } = open('?year=2026')
  await user.click(await screen.findByRole('button', { name: 'PAR-1: No course yet' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^PAR-1, Week-end 4/ }))
  await user.click(dialog.getByRole('combobox'))
  // What the class lacks is proposed before all others.
  await screen.findByRole('option', { name: /Prayer/ })
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Zeal'),
    expect.stringContaining('Prayer'),
  ])
  await user.click(screen.getByRole('option', { name: /Prayer/ }))
  await user.click(dialog.getByRole('checkbox', { name: /10 January/ }))
  await user.click(dialog.getByRole('button', { name: 'Put course' }))
  expect(await screen.findByText('Prayer: put for PAR-1.')).toBeVisible()
  expect(acts[0]?.changes).toEqual([
    {
      ...{ id: '', version: 0, course_id: 'pray', campus_id: 'paris', class_ids: ['p1'], staff: [] },
      sessions: [{ id: '', planning_id: 'we4', place: '', ...hours[0] }],
    },
  ])
})

function movingYear() {
  const acts: { path: string; body: Partial<Schemas['ChangeBoardRequest']> }[] = []
  const board = (id: string, first: string) => ({
    planning: planningOf({ id, first_day: first }),
    classes: [
      {
        id: 'p1',
        code: 'PAR-1',
        campus_id: 'paris',
        time_zone: 'Europe/Paris',
        hours: [{ day: first, start: 540, finish: 720 }],
      },
    ],
    courses: id === 'we3' ? [course] : [],
  })
  const course = {
    ...{
      id: 'ac1',
      version: 1,
      course_id: 'faith',
      course_name: 'Faith',
      campus_id: 'paris',
      class_ids: ['p1'],
    },
    ...{
      sessions: [{ id: 's1', planning_id: 'we3', day: '2027-01-09', start: 540, finish: 720, place: '' }],
      staff: [],
    },
  }
  const days: Record<string, string> = { we3: '2027-01-09', we4: '2027-02-06' }
  const year = foundYear()
  server.use(
    http.get('*/api/plannings/year', () => HttpResponse.json(year)),
    http.get('*/api/plannings/:id/board', ({ params: { id } }) =>
      HttpResponse.json({ mark: '1', data: board(String(id), days[String(id)] ?? '') }),
    ),
    http.post('*/api/plannings/:id/:act', async ({ request }) => {
      acts.push({ path: new URL(request.url).pathname, body: (await request.json()) as object })
      return HttpResponse.json({ board: 1, courses: [], removed: [] })
    }),
  )
  return { acts, year }
}

test('with the keyboard a course goes to another week-end, as one act; the message takes it back', async () => {
  const { acts } = movingYear()
  const { user } = open('?year=2026')
  const cell = await screen.findByRole('link', { name: /staffed.*FOI1/ })
  cell.focus()
  await user.keyboard('{Control>}x{/Control}')
  expect(screen.getByText(/^“Faith” goes where you click/)).toBeVisible()
  await user.keyboard('{ArrowDown}{Control>}v{/Control}')
  await waitFor(() => expect(acts).toHaveLength(1))
  expect(acts[0]).toMatchObject({
    path: '/api/plannings/we4/acts',
    body: {
      kind: 'move',
      changes: [
        { id: 'ac1', version: 1, sessions: [{ id: 'new.s1', planning_id: 'we4', day: '2027-02-06' }] },
      ],
    },
  })
  expect(screen.queryByText(/goes where you click/)).not.toBeInTheDocument()
  const [told] = useNotices.getState().queue
  expect(told?.text).toMatch(/^Faith: moved to PAR-1, Week-end 4/)
  told?.undo?.()
  await waitFor(() => expect(acts[1]?.path).toBe('/api/plannings/we4/undo'))
  // This act, and not whatever was done last.
  expect(acts[1]?.body).toMatchObject({ act: (acts[0]?.body as { key: string } | undefined)?.key })
})

test('by its menu a course is taken, and put where one clicks; nothing leads to the board meanwhile', async () => {
  const { acts } = movingYear()
  const { user, router } = open('?year=2026')
  await user.click(await screen.findByRole('button', { name: /^Actions for PAR-1, Week-end 3/ }))
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Move “Faith”',
    'Put a course',
    'Open the board',
  ])
  await user.click(screen.getByRole('menuitem', { name: 'Move “Faith”' }))
  await user.click(screen.getByRole('button', { name: 'PAR-1: No course yet' }))
  await waitFor(() => expect(acts).toHaveLength(1))
  expect(router.state.location.pathname).toBe(path)
})

test('to a week-end that is closed nothing is moved, and it says why', async () => {
  const { acts, year } = movingYear()
  year.plannings = year.plannings.map((one) =>
    one.id === 'we4' ? { ...one, state: 'closed' as const } : one,
  )
  const { user } = open('?year=2026')
  ;(await screen.findByRole('link', { name: /staffed.*FOI1/ })).focus()
  await user.keyboard('{Control>}x{/Control}{ArrowDown}{Control>}v{/Control}')
  await waitFor(() =>
    expect(useNotices.getState().queue[0]?.text).toBe(
      'This week-end is closed: it is changed on its board, with a reason.',
    ),
  )
  expect(acts).toEqual([])
})

test('who only reads has a link in each cell, an empty one too', async () => {
  signInAs('coordinator')
  const year = foundYear()
  const read = year.plannings.map((planning) => ({ ...planning, may_edit: false, moves: [] }))
  server.use(http.get('*/api/plannings/year', () => HttpResponse.json({ ...year, plannings: read })))
  open('?year=2026')
  expect(await screen.findByRole('link', { name: 'PAR-1: No course yet' })).toBeVisible()
})
