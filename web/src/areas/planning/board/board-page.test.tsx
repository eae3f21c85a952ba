import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { sessionOf as agendaSessionOf, planningOf, signInAs } from '../test/planning-samples'
import type { Board, CellChange } from './api'
import { Component } from './board-page'
import { actedOn, boardOf, courseOf, saturday, sessionOf, staffOf, sunday } from './sample-board'

type Sent = { kind: string; key: string; changes: CellChange[]; reason?: string }

let board: Board
let mark = 1
let asked: string[] = []
let sent: Sent[] = []

const prayer = { id: 'prayer', code: 'P1', name: 'Prayer', english_name: 'Prayer', edition: '', hours: 3 }

beforeEach(async () => {
  await loadTexts(['board', 'planning', 'timetable', 'agenda'])
  signInAs('supervisor')
  board = boardOf({ courses: [courseOf({ staff: [staffOf({ state: 'in_analysis' })] })] })
  ;[mark, asked, sent] = [1, [], []]
  useNotices.setState({ queue: [] })
  server.use(
    http.get('*/api/plannings/p/board', ({ request }) => {
      const since = new URL(request.url).searchParams.get('since') ?? ''
      asked.push(since)
      return HttpResponse.json(since === `m${mark}` ? { mark: since } : { mark: `m${mark}`, data: board })
    }),
    http.post('*/api/plannings/p/acts', async ({ request }) => {
      const body = (await request.json()) as Sent
      sent.push(body)
      return HttpResponse.json(become(body))
    }),
    http.get('*/api/classes/:id/progress', () =>
      HttpResponse.json({
        ...{ courses: [], curriculum_id: 'c', hours: 0, hours_done: 0, hours_left: 0, hours_planned: 0 },
        ...{ late: false, room: 0 },
      }),
    ),
    http.get('*/api/plannings/p/debts', () => HttpResponse.json({ items: [] })),
    http.get('*/api/courses', () => HttpResponse.json({ items: [prayer], total: 1, more: false })),
  )
})

function become({ changes }: Sent) {
  const done = actedOn(board, changes, sent.length)
  ;[board, mark] = [done.board, mark + 1]
  return { ...done.answer, board: mark }
}

const path = '/apps/academic/program/planning/:planningId'
const Page = () => (
  <main>
    <Component />
  </main>
)
const open = () => renderPage(Page, { path, at: path.replace(':planningId', 'p') })
// By what they are for, not by their role: behind a drawer they have none.
const cells = () => [...document.querySelectorAll<HTMLElement>('[data-cell]')]
const first = () => cells()[0] as HTMLElement
const focused = () => document.activeElement as HTMLElement

test('slots down, classes across, grouped by campus; a cell says who gives it, and how far he is', async () => {
  open()
  expect(await screen.findByRole('grid', { name: 'Board of the week-end' })).toBeVisible()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Hours', 'Paris', 'Dakar'],
    ...['A', 'B', 'D'].map((code) => `${code} 12 studentslevel 1 · French`),
  ])
  expect(screen.getAllByRole('rowheader')).toHaveLength(3)
  expect(screen.getAllByRole('gridcell')).toHaveLength(9)
  expect(cells()[0]).toHaveTextContent('FaithF1Grace Morel · in analysis')
  expect(await accessibilityFaults()).toEqual([])
})

test('with the keyboard alone: arrows go, typing finds a course, Delete takes it off', async () => {
  const { user } = open()
  await screen.findByRole('grid')
  await user.tab()
  while (!focused().dataset.cell) await user.tab()
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(focused().dataset.cell).toBe(`b/${saturday}.0`))
  await user.keyboard('pr')
  expect(await screen.findByRole('option', { name: /Prayer/ })).toBeVisible()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    kind: 'put',
    changes: [{ id: '', course_id: 'prayer', class_ids: ['b'], sessions: [{ day: saturday, start: 540 }] }],
  })
  await waitFor(() => expect(cells()[1]).toHaveTextContent('Prayer'))
  // The focus is where one was.
  await waitFor(() => expect(focused().dataset.cell).toBe(`b/${saturday}.0`))
  await user.keyboard('{Delete}')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ kind: 'remove', changes: [{ id: 'made1.0', sessions: [] }] })
  await waitFor(() => expect(cells()[1]).not.toHaveTextContent('Prayer'))
})

test('a cell is cut and pasted; onto another one, it asks whether they change places', async () => {
  board = boardOf({ courses: [courseOf(), courseOf({ id: 'y', class_ids: ['b'], course_name: 'Prayer' })] })
  const { user } = open()
  await screen.findByRole('grid')
  await user.click(first())
  await user.keyboard('{Control>}x{/Control}{ArrowDown}{Control>}v{/Control}')
  await waitFor(() =>
    expect(sent).toMatchObject([{ kind: 'move', changes: [{ id: 'x', sessions: [{ start: 840 }] }] }]),
  )
  await waitFor(() => expect(screen.getByText(/^Saved/)).toBeVisible())
  await user.keyboard('{Control>}x{/Control}{ArrowUp}{ArrowRight}{Control>}v{/Control}')
  const question = await screen.findByRole('alertdialog', { name: 'Swap the two courses?' })
  await user.click(within(question).getByRole('button', { name: 'Swap' }))
  await waitFor(() => expect(sent[1]).toMatchObject({ kind: 'swap' }))
})

test('what is refused is put back; what somebody else changed meanwhile is told and fetched', async () => {
  const theirs = courseOf({ version: 9, sessions: [sessionOf({ day: sunday })] })
  server.use(
    http.post('*/api/plannings/p/acts', () => {
      board = { ...board, courses: [theirs] }
      mark += 1
      return HttpResponse.json({ code: 'edit.stale', current: theirs, status: 409 }, { status: 409 })
    }),
  )
  const { user } = open()
  await screen.findByRole('grid')
  await user.click(first())
  await user.keyboard('{Delete}')
  expect(await screen.findByText(/Somebody else has just changed “Faith”/)).toBeVisible()
  await waitFor(() => expect(cells()[6]).toHaveTextContent('Faith'))
  expect(cells()[6]).toHaveClass('foreign')
  expect(cells()[0]).not.toHaveTextContent('Faith')
})

test('an act without a line is done once the line is back, under the same key', async () => {
  const keysSent: string[] = []
  let line = false
  server.use(
    http.get('*/healthz', () => HttpResponse.json({})),
    http.post('*/api/plannings/p/acts', async ({ request }) => {
      const body = (await request.json()) as Sent
      keysSent.push(body.key)
      if (!line) {
        line = true
        return HttpResponse.error()
      }
      sent.push(body)
      return HttpResponse.json(become(body))
    }),
  )
  const { user } = open()
  await screen.findByRole('grid')
  await user.click(first())
  await user.keyboard('{Delete}')
  await waitFor(() => expect(cells()[0]).not.toHaveTextContent('Faith'))
  await waitFor(() => expect(sent).toHaveLength(1), { timeout: 30_000 })
  expect(new Set(keysSent).size).toBe(1)
})

test('what another planner does comes by itself, and what one types stays', async () => {
  const { user } = open()
  await screen.findByRole('grid')
  await user.click(cells()[1] ?? first())
  await user.keyboard('pray')
  const field = await screen.findByRole('combobox', { name: 'Course for B' })
  board = {
    ...board,
    courses: [...board.courses, courseOf({ id: 'z', class_ids: ['d'], course_name: 'Hope' })],
  }
  mark += 1
  await waitFor(() => expect(cells()[2]).toHaveTextContent('Hope'), { timeout: 30_000 })
  expect(field).toHaveValue('pray')
  expect(field).toHaveFocus()
  // It was asked for with what was known.
  expect(asked).toContain('m1')
})

test('the panel of a cell: conflicts in words, a course for several classes, somebody noted after a call', async () => {
  board.conflicts = [
    {
      ...{ kind: 'unavailable', agenda_course_id: 'x', session_id: 's1', class_id: '', person_id: 'grace' },
      ...{ person_name: 'Grace Morel', other: 'Holidays', where: '', other_planning_id: '' },
    },
  ]
  const { user } = open()
  await screen.findByRole('grid')
  await user.click(first())
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Grace Morel is not available: Holidays.')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'B · Paris' }))
  await waitFor(() => expect(sent[0]).toMatchObject({ changes: [{ class_ids: ['a', 'b'] }] }))
  await waitFor(() => expect(cells()[1]).toHaveTextContent('with A'))
  await user.click(screen.getByRole('button', { name: 'Grace Morel accepted on the phone' }))
  await waitFor(() =>
    expect(sent[1]).toMatchObject({ kind: 'staff', changes: [{ staff: [{ state: 'accepted' }] }] }),
  )
  expect(await accessibilityFaults()).toEqual([])
})

test('what was published shows at once, though its mark is the same', async () => {
  server.use(
    http.get('*/api/plannings/p/publication', () =>
      HttpResponse.json({
        changes: [],
        people: [{ person_id: 'grace', name: 'Grace Morel', session_ids: [] }],
        classes: [],
        told: 1,
        untold: 2,
      }),
    ),
    http.post('*/api/plannings/p/publish', () => {
      board = { ...board, planning: { ...board.planning, state: 'published', publication: 1 } }
      return HttpResponse.json(board.planning)
    }),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Publish…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Publish week-end 4' })
  expect(await within(dialog).findByText('Grace Morel')).toBeVisible()
  expect(within(dialog).getByText('1 person will be told.')).toBeVisible()
  expect(within(dialog).getByText(/^2 of them cannot sign in/)).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('Published')).toBeVisible()
})

test('a closed planning changes with a reason, asked for once', async () => {
  board.planning = { ...board.planning, state: 'closed', moves: [] }
  const { user } = open()
  await screen.findByRole('grid')
  await user.click(first())
  await user.keyboard('{Delete}')
  const question = await screen.findByRole('alertdialog', { name: 'This week-end is closed' })
  await user.type(within(question).getByRole('textbox'), 'Wrong class')
  await user.click(within(question).getByRole('button', { name: 'Change it all the same' }))
  await waitFor(() => expect(sent).toMatchObject([{ kind: 'remove', reason: 'Wrong class' }]))
})

test('Publish is heard while something is being saved: what is told is asked for when it is', async () => {
  let save = () => {}
  const previewed: number[] = []
  server.use(
    http.post('*/api/plannings/p/acts', async ({ request }) => {
      await new Promise<void>((resolve) => (save = resolve))
      return HttpResponse.json(become((await request.json()) as Sent))
    }),
    http.get('*/api/plannings/p/publication', () => {
      previewed.push(mark)
      return HttpResponse.json({ changes: [], classes: [], people: [], told: 0, untold: 0 })
    }),
  )
  const { user } = open()
  await screen.findByRole('grid')
  await user.click(first())
  await user.keyboard('{Delete}')
  await user.click(screen.getByRole('button', { name: 'Publish…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Publish week-end 4' })
  expect(within(dialog).getByRole('button', { name: 'Publish' })).toBeDisabled()
  save()
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Publish' })).toBeEnabled())
  expect(previewed[0]).toBe(2)
})

test('who does not plan reads what was published of it', async () => {
  signInAs('student')
  const here = agendaSessionOf({ planning_id: 'p' })
  server.use(
    http.get('*/api/plannings/p', () =>
      HttpResponse.json(planningOf({ id: 'p', number: 3, state: 'published' })),
    ),
    http.get('*/api/agenda', ({ request }) => {
      // On whatever days it was published.
      expect(new URL(request.url).search).toBe('?planning=p')
      return HttpResponse.json({ items: [here], more: false })
    }),
  )
  open()
  expect(await screen.findByRole('heading', { level: 1, name: /Week-end 3/ })).toBeVisible()
  expect(await screen.findByText(here.course_name, { exact: false })).toBeVisible()
  expect(asked).toEqual([])
  expect(await accessibilityFaults()).toEqual([])
})
