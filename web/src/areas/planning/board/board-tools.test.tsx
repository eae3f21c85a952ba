import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { usePageKeys } from '@/ui/page-keys-store'
import { signInAs } from '../test/planning-samples'
import { Component } from './board-page'
import { actedOn, boardOf, saturday, sunday } from './sample-board'

let sent: Pick<Schemas['ChangeBoardRequest'], 'kind' | 'changes'>[] = []
let debts: Schemas['ClassDebt'][] = []

beforeEach(async () => {
  await loadTexts(['board', 'planning', 'timetable', 'agenda'])
  signInAs('supervisor')
  let board = boardOf()
  ;[sent, debts] = [[], []]
  const nothing = {
    courses: [],
    curriculum_id: 'c',
    hours: 0,
    hours_done: 0,
    hours_left: 0,
    hours_planned: 0,
  }
  server.use(
    http.get('*/api/plannings/p/board', () => HttpResponse.json({ mark: `m${sent.length}`, data: board })),
    http.post('*/api/plannings/p/acts', async ({ request }) => {
      const body = (await request.json()) as (typeof sent)[number]
      sent.push(body)
      const done = actedOn(board, body.changes, sent.length)
      board = done.board
      return HttpResponse.json({ ...done.answer, board: sent.length })
    }),
    http.get('*/api/plannings/p/debts', () => HttpResponse.json({ items: debts })),
    http.get('*/api/classes/:id/progress', () => HttpResponse.json({ ...nothing, late: false, room: 0 })),
    http.get('*/api/courses', () => HttpResponse.json({ items: [], total: 0, more: false })),
  )
})

const path = '/apps/academic/program/planning/:planningId'
const open = () => renderPage(Component, { path, at: path.replace(':planningId', 'p') })
const cells = () => [...document.querySelectorAll<HTMLElement>('[data-cell]')]
const first = () => cells()[0] as HTMLElement

test('the head of a class says what is left to plan, and that it is too much', async () => {
  debts = [
    { class_id: 'a', hours_left: 24, room: 30, late: false },
    { class_id: 'b', hours_left: 60, room: 30, late: true },
    { class_id: 'd', hours_left: 0, room: 30, late: false },
  ]
  open()
  expect(await screen.findByText('24 h left to plan')).toBeVisible()
  const late = screen.getByText('60 h left, too many')
  expect(late).toHaveAttribute('title', expect.stringContaining('30'))
  expect(screen.queryByText(/^0 h/)).not.toBeInTheDocument()
})

test('a session is added in a free slot, or at hours of one’s own', async () => {
  const { user } = open()
  await screen.findByRole('grid')
  await user.dblClick(first())
  const panel = within(await screen.findByRole('dialog'))
  await user.click(await panel.findByRole('button', { name: 'Add a session' }))
  const form = within(panel.getByRole('form', { name: 'Add a session' }))
  const slots = form.getByRole('combobox', { name: 'Free slots of the class' })
  expect(within(slots).getAllByRole('option')).toHaveLength(3)
  await user.selectOptions(slots, `${sunday} 540`)
  await user.click(form.getByRole('button', { name: 'Add a session' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    kind: 'change',
    changes: [{ id: 'x', sessions: [{ id: 's1' }, { id: '', day: sunday, start: 540, finish: 720 }] }],
  })

  await user.click(await panel.findByRole('button', { name: 'Add a session' }))
  const again = within(panel.getByRole('form', { name: 'Add a session' }))
  fireEvent.change(again.getByLabelText('Start'), { target: { value: '18:30' } })
  expect(again.getByRole('button', { name: 'Add a session' })).toBeDisabled()
  fireEvent.change(again.getByLabelText('Finish'), { target: { value: '20:00' } })
  await user.click(again.getByRole('button', { name: 'Add a session' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.changes[0]?.sessions.at(-1)).toMatchObject({ day: saturday, start: 1110, finish: 1200 })
})

test('the list of keys knows those of the board, and its own key begins no search', async () => {
  const { user } = open()
  await screen.findByRole('grid')
  expect(usePageKeys.getState().keys.map(({ text }) => text)).toContain('board.keys.paste')
  first().focus()
  await user.keyboard('?')
  expect(screen.queryByRole('combobox', { name: /^Course for/ })).not.toBeInTheDocument()
  await user.keyboard('p')
  expect(await screen.findByRole('combobox', { name: /^Course for/ })).toHaveFocus()
})

test('several cells are taken in without a key, as a finger does', async () => {
  const { user } = open()
  await screen.findByRole('grid')
  await user.click(first())
  await user.click(screen.getByRole('button', { name: 'Select several cells' }))
  await user.click(cells()[4] as HTMLElement)
  expect(cells().filter((cell) => cell.getAttribute('aria-selected') === 'true')).toHaveLength(4)
  await user.click(
    within(screen.getByRole('group', { name: '4 cells selected' })).getByRole('button', { name: 'Remove' }),
  )
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ kind: 'remove', changes: [{ id: 'x', sessions: [] }] })
})
