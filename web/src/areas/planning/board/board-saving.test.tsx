import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { keepPage } from '@/session/keep-page'
import { adoptSession, useSession } from '@/session/session-store'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { signInAs } from '../test/planning-samples'
import type { Board, CellChange } from './api'
import { Component } from './board-page'
import { actedOn, boardOf, courseOf } from './sample-board'

type Sent = { kind: string; key: string; changes: CellChange[] }

let board: Board
let mark = 1
let sent: Sent[] = []

beforeEach(async () => {
  await loadTexts(['board', 'planning', 'timetable', 'agenda'])
  signInAs('supervisor')
  ;[board, mark, sent] = [boardOf(), 1, []]
  useNotices.setState({ queue: [] })
  server.use(
    http.get('*/api/plannings/p/board', () => HttpResponse.json({ mark: `m${mark}`, data: board })),
    http.get('*/api/classes/:id/progress', () =>
      HttpResponse.json({
        ...{ courses: [], curriculum_id: 'c', hours: 0, hours_done: 0, hours_left: 0, hours_planned: 0 },
        ...{ late: false, room: 0 },
      }),
    ),
    http.get('*/api/plannings/p/debts', () => HttpResponse.json({ items: [] })),
    http.get('*/api/courses', () => HttpResponse.json({ items: [], total: 0, more: false })),
  )
})

function become({ changes }: Sent) {
  const done = actedOn(board, changes, sent.length)
  ;[board, mark] = [done.board, mark + 1]
  return { ...done.answer, board: mark }
}

const path = '/apps/academic/program/planning/:planningId'
const open = () => renderPage(Component, { path, at: path.replace(':planningId', 'p') })
const cells = () => [...document.querySelectorAll<HTMLElement>('[data-cell]')]
const first = () => cells()[0] as HTMLElement

test('one refusal takes only itself along: what was done after it is saved', async () => {
  board = boardOf({ courses: [courseOf(), courseOf({ id: 'y', class_ids: ['b'], course_name: 'Prayer' })] })
  let answer = () => {}
  let acts = 0
  server.use(
    http.post('*/api/plannings/p/acts', async ({ request }) => {
      const body = (await request.json()) as Sent
      acts += 1
      if (acts > 1) {
        sent.push(body)
        return HttpResponse.json(become(body))
      }
      await new Promise<void>((resolve) => (answer = resolve))
      return HttpResponse.json({ code: 'planning.too_many_sessions', status: 409 }, { status: 409 })
    }),
  )
  const { user } = open()
  await screen.findByRole('grid')
  await user.click(first())
  await user.keyboard('{Delete}{ArrowRight}{Delete}')
  await waitFor(() => expect(cells()[1]).not.toHaveTextContent('Prayer'))
  await waitFor(() => expect(acts).toBe(1))
  answer()
  await waitFor(() => expect(sent).toMatchObject([{ kind: 'remove', changes: [{ id: 'y' }] }]))
  await waitFor(() => expect(cells()[0]).toHaveTextContent('Faith'))
  expect(cells()[1]).not.toHaveTextContent('Prayer')
})

test('what the server cannot take just now is sent again under the same key, and is not left behind', async () => {
  const keysSent: string[] = []
  server.use(
    http.post('*/api/plannings/p/acts', async ({ request }) => {
      const body = (await request.json()) as Sent
      keysSent.push(body.key)
      if (keysSent.length === 1) return HttpResponse.json({}, { status: 502 })
      sent.push(body)
      return HttpResponse.json(become(body))
    }),
  )
  const { user, router } = open()
  await screen.findByRole('grid')
  await user.click(first())
  await user.keyboard('{Delete}')
  await waitFor(() => expect(keysSent).toHaveLength(1))
  await waitFor(() => expect(useNotices.getState().queue).toHaveLength(1))
  void router.navigate('/elsewhere')
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(sent).toHaveLength(1), { timeout: 30_000 })
  expect(new Set(keysSent).size).toBe(1)
  expect(cells()[0]).not.toHaveTextContent('Faith')
})

test('a place that is refused stays in its field, to be put right', async () => {
  server.use(
    http.post('*/api/plannings/p/acts', () => {
      const fields = [{ field: 'changes', code: 'planning.place' }]
      return HttpResponse.json({ code: 'planning.place', status: 422, fields }, { status: 422 })
    }),
  )
  const { user } = open()
  await screen.findByRole('grid')
  await user.click(first())
  await user.keyboard('{Enter}')
  const place = await screen.findByRole('textbox', { name: /^Place/ })
  await user.type(place, 'http://room.example{Enter}')
  await waitFor(() => expect(place).toHaveAttribute('aria-invalid', 'true'))
  expect(place).toHaveValue('http://room.example')
})

test('an undo over a cut line is sent again under its key, and takes back once', async () => {
  const turns: { key?: string }[] = []
  board.may_undo = true
  server.use(
    http.get('*/healthz', () => HttpResponse.json({})),
    http.post('*/api/plannings/p/undo', async ({ request }) => {
      turns.push((await request.json()) as { key?: string })
      if (turns.length === 1) return HttpResponse.error()
      return HttpResponse.json({ board: 8, courses: [], removed: [] })
    }),
  )
  const { user } = open()
  await screen.findByRole('grid')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(turns).toHaveLength(2), { timeout: 30_000 })
  expect(turns[0]?.key).toBeTruthy()
  expect(turns[1]?.key).toBe(turns[0]?.key)
})

test('what a session that has ended refused is sent under its key when its person has signed in again', async () => {
  const keysSent: string[] = []
  const begin = () => adoptSession(sampleSession({ organization_id: 'paris', role: ['supervisor'] }))
  onTestFinished(() => localStorage.clear())
  await import('@/session/keeping/kept-session') // which a session that ends fetches
  keepPage()
  begin()
  server.use(
    http.post('*/api/plannings/p/acts', async ({ request }) => {
      const body = (await request.json()) as Sent
      keysSent.push(body.key)
      if (keysSent.length === 1)
        return HttpResponse.json({ code: 'session.unauthorized', status: 401 }, { status: 401 })
      sent.push(body)
      return HttpResponse.json(become(body))
    }),
  )
  const { user } = open()
  await screen.findByRole('grid')
  await user.click(first())
  await user.keyboard('{Delete}')
  await waitFor(() => expect(useSession.getState().over).toBe(true))
  expect(cells()[0]).not.toHaveTextContent('Faith')
  expect(keysSent).toHaveLength(1)
  begin()
  await waitFor(() => expect(sent).toMatchObject([{ kind: 'remove' }]))
  expect(keysSent[1]).toBe(keysSent[0])
  expect(cells()[0]).not.toHaveTextContent('Faith')
})
