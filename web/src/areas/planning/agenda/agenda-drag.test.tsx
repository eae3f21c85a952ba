import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { pageOf, paris, planningOf, sessionOf, signInAs } from '../test/planning-samples'
import { minuteHeight } from './agenda-look'
import { Component } from './agenda-page'

let sessions: Schemas['AgendaSession'][] = []
let acts: Schemas['ChangeBoardRequest'][] = []
let undone: unknown[] = []

const course: Schemas['BoardCourse'] = {
  ...{ id: 'ac1', version: 7, course_id: 'faith', course_code: 'FOI1', course_name: 'Faith' },
  ...{ campus_id: 'paris', class_ids: ['p1'], staff: [], translated: false, staffed: false },
  sessions: [
    { id: 's1', planning_id: 'we3', day: '2027-01-09', start: 540, finish: 720, place: 'Room 1' },
    { id: 's2', planning_id: 'we3', day: '2027-01-10', start: 540, finish: 720, place: '' },
  ],
}
const board = { board: 4, classes: [], conflicts: [], may_undo: false, may_redo: false, courses: [course] }

beforeEach(async () => {
  await loadTexts(['agenda', 'planning', 'list'])
  localStorage.clear()
  ;[acts, undone] = [[], []]
  sessions = [sessionOf({ may_move: true })]
  useNotices.setState({ queue: [] })
  signInAs('supervisor')
  server.use(
    http.get('*/api/campuses', () => HttpResponse.json(pageOf([paris]))),
    http.get('*/api/agenda', () => HttpResponse.json({ items: sessions, more: false })),
    http.get('*/api/plannings/we3/board', () =>
      HttpResponse.json({ mark: '1', data: { ...board, planning: planningOf() } }),
    ),
    http.post('*/api/plannings/we3/acts', async ({ request }) => {
      acts.push((await request.json()) as Schemas['ChangeBoardRequest'])
      return HttpResponse.json({ board: 5, courses: [], removed: [] })
    }),
    http.post('*/api/plannings/we3/undo', async ({ request }) => {
      undone.push(await request.json())
      return HttpResponse.json({ board: 6, courses: [], removed: [] })
    }),
  )
})

const path = '/apps/academic/program/agenda'
const open = (search: string) => renderPage(Component, { path, at: path + search })
const held = () => document.querySelector<HTMLElement>('[data-session="s1"]') as HTMLElement

// Takes it so many pixels below its beginning, and lets it go so many below the head of another place. Here everything
// begins at the top of the page.
function drag(what: HTMLElement, grip: number, onto: Element, below: number): void {
  let carried = ''
  const dataTransfer = {
    setData: (_kind: string, text: string) => {
      carried = text
    },
    getData: () => carried,
  }
  const at = (event: Event, clientY: number) => Object.defineProperty(event, 'clientY', { value: clientY })
  fireEvent(what, at(createEvent.dragStart(what, { dataTransfer }), grip))
  fireEvent(onto, at(createEvent.dragOver(onto, { dataTransfer }), below))
  fireEvent(onto, at(createEvent.drop(onto, { dataTransfer }), below))
}

function columnOf(day: string): Element {
  const days = [...document.querySelectorAll<HTMLTimeElement>('.head time')].map(({ dateTime }) => dateTime)
  return document.querySelectorAll('.column')[days.indexOf(day)] as Element
}

test('in a week a session is dragged to another day and hour: where its edge is, to the quarter of an hour', async () => {
  const { user } = open('?view=week&day=2027-01-09')
  await waitFor(() => expect(held()).toHaveAttribute('draggable', 'true'))
  // An hour and twelve minutes below nine, taken in its middle.
  drag(held(), 70, columnOf('2027-01-10'), 70 + 72 * minuteHeight)
  expect(await screen.findByText(/FOI1: session moved/)).toBeVisible()
  expect(acts).toMatchObject([{ kind: 'move', changes: [{ id: 'ac1', version: 7 }] }])
  expect(acts[0]?.changes[0]?.sessions).toEqual([
    { ...course.sessions[0], day: '2027-01-10', start: 615, finish: 795 },
    course.sessions[1],
  ])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(undone).toMatchObject([{ act: acts[0]?.key }]))
})

function dayOf(number: string): Element {
  const days = [...document.querySelectorAll('td:not([data-other])')]
  return days.find((day) => day.querySelector('.day')?.textContent === number) as Element
}

test('in a month it keeps its hour', async () => {
  open('?view=month&day=2027-01-09')
  await waitFor(() => expect(held()).toBeVisible())
  drag(held(), 5, dayOf('10'), 40)
  await waitFor(() => expect(acts).toHaveLength(1))
  expect(acts[0]?.changes[0]?.sessions[0]).toMatchObject({ day: '2027-01-10', start: 540, finish: 720 })
})

test('what is let go where it was, or may not be moved, stays', async () => {
  sessions = [sessionOf(), sessionOf({ id: 's2', day: '2027-01-10', may_move: true })]
  open('?view=month&day=2027-01-09')
  await waitFor(() => expect(held()).toHaveAttribute('draggable', 'false'))
  const movable = document.querySelector<HTMLElement>('[data-session="s2"]') as HTMLElement
  drag(held(), 5, dayOf('10'), 40)
  drag(movable, 5, dayOf('10'), 40)
  drag(movable, 5, dayOf('9'), 40)
  expect(await screen.findByText(/FOI1: session moved/)).toBeVisible()
  expect(acts).toHaveLength(1)
  expect(acts[0]?.changes[0]?.sessions.map(({ day }) => day)).toEqual(['2027-01-09', '2027-01-09'])
})
