import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { nice, pageOf, paris, planningOf, sessionOf, signInAs } from '../test/planning-samples'
import { Component } from './agenda-page'

let asked: string[] = []
let sessions: Schemas['AgendaSession'][] = []
let acts: Schemas['ChangeBoardRequest'][] = []

const course: Schemas['BoardCourse'] = {
  ...{ id: 'ac1', version: 7, course_id: 'faith', course_code: 'FOI1', course_name: 'Faith' },
  ...{ campus_id: 'paris', class_ids: ['p1'], staff: [], translated: false, staffed: false },
  sessions: [
    { id: 's1', planning_id: 'we3', day: '2027-01-09', start: 540, finish: 720, place: 'Room 1' },
    { id: 's2', planning_id: 'we3', day: '2027-01-10', start: 540, finish: 720, place: '' },
  ],
}

beforeEach(async () => {
  await loadTexts(['agenda', 'planning', 'list'])
  localStorage.clear()
  asked = []
  acts = []
  sessions = [sessionOf()]
  useNotices.setState({ queue: [] })
  signInAs('supervisor')
  server.use(
    http.get('*/api/campuses', () => HttpResponse.json(pageOf([paris, nice]))),
    http.get('*/api/classes', () => HttpResponse.json(pageOf([]))),
    http.get('*/api/courses', () => HttpResponse.json(pageOf([]))),
    http.get('*/api/instructors', () => HttpResponse.json(pageOf([]))),
    http.get('*/api/agenda', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json({ items: sessions, more: false })
    }),
    http.get('*/api/agenda/s1', () => HttpResponse.json(sessions[0])),
    http.get('*/api/plannings/we3/board', () =>
      HttpResponse.json({
        mark: '1',
        data: {
          ...{
            planning: planningOf(),
            board: 4,
            classes: [],
            conflicts: [],
            may_undo: false,
            may_redo: false,
          },
          courses: [course],
        },
      }),
    ),
    http.post('*/api/plannings/we3/acts', async ({ request }) => {
      acts.push((await request.json()) as Schemas['ChangeBoardRequest'])
      return HttpResponse.json({ board: 5, courses: [], removed: [] })
    }),
  )
})

const path = '/apps/academic/program/agenda'
const open = (search: string) => renderPage(Component, { path, at: path + search })

test('an address brings its days and filters back, and the arrows go on from there', async () => {
  const { user, router } = open('?view=list&day=2027-01-09&campus=paris')
  expect(await screen.findByRole('heading', { name: /Saturday,? 9 January 2027/ })).toBeVisible()
  expect(asked).toEqual(['?from=2027-01-01&to=2027-01-31&campus=paris'])
  await user.click(screen.getByRole('button', { name: 'Later' }))
  await waitFor(() => expect(asked.at(-1)).toBe('?from=2027-02-01&to=2027-02-28&campus=paris'))
  await user.click(screen.getByRole('button', { name: 'Week' }))
  await waitFor(() => expect(router.state.location.search).toBe('?view=week&day=2027-02-01&campus=paris'))
})

test('a session opens beside the agenda, with its links, and closes again', async () => {
  const { user, router } = open('?view=month&day=2027-01-09')
  await user.click(await screen.findByRole('button', { name: /FOI1/ }))
  const panel = within(await screen.findByRole('dialog', { name: 'Faith' }))
  const links = panel.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    '/apps/academic/course/faith',
    '/apps/academic/classes/p1',
    '/apps/academic/instructor/t1',
    '/apps/academic/program/planning/we3',
  ])
  expect(router.state.location.search).toContain('session=s1')
  await user.click(panel.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(router.state.location.search).not.toContain('session'))
})

test('moving a session sends its whole course, the others untouched', async () => {
  sessions = [sessionOf({ may_move: true })]
  const { user } = open('?view=list&day=2027-01-09&session=s1')
  const panel = within(await screen.findByRole('dialog', { name: 'Faith' }))
  await user.clear(await panel.findByLabelText(/^Day/))
  await user.type(panel.getByLabelText(/^Day/), '10/01/2027')
  await user.click(panel.getByRole('button', { name: 'Move session' }))
  expect(await screen.findByText(/FOI1: session moved/)).toBeVisible()
  expect(acts[0]).toMatchObject({ kind: 'move', changes: [{ id: 'ac1', version: 7, class_ids: ['p1'] }] })
  expect(acts[0]?.changes[0]?.sessions).toEqual([
    { ...course.sessions[0], day: '2027-01-10', start: 540, finish: 720 },
    course.sessions[1],
  ])
})

test('a session of a closed week-end is moved with a reason', async () => {
  let refused = 0
  server.use(
    http.post('*/api/plannings/we3/acts', async ({ request }) => {
      const body = (await request.json()) as Schemas['ChangeBoardRequest']
      if (!body.reason) {
        refused++
        const fields = [{ field: 'reason', code: 'planning.reason_wanted' }]
        return HttpResponse.json({ code: 'planning.reason_wanted', status: 422, fields }, { status: 422 })
      }
      acts.push(body)
      return HttpResponse.json({ board: 5, courses: [], removed: [] })
    }),
  )
  sessions = [sessionOf({ may_move: true })]
  const { user } = open('?view=list&day=2027-01-09&session=s1')
  const panel = within(await screen.findByRole('dialog', { name: 'Faith' }))
  await user.clear(await panel.findByLabelText(/^Day/))
  await user.type(panel.getByLabelText(/^Day/), '10/01/2027')
  await user.click(panel.getByRole('button', { name: 'Move session' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.type(question.getByRole('textbox'), 'Ill')
  await user.click(question.getByRole('button', { name: 'Move session' }))
  await waitFor(() => expect(acts[0]?.reason).toBe('Ill'))
  expect(refused).toBe(1)
})

test('the place of a session of a closed week-end changes with a reason', async () => {
  const sent: unknown[] = []
  server.use(
    http.put('*/api/agenda/s1/place', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(sessionOf({ place: 'Room 9' }))
    }),
  )
  sessions = [sessionOf({ may_place: true, closed: true })]
  const { user } = open('?view=list&day=2027-01-09&session=s1')
  const panel = within(await screen.findByRole('dialog', { name: 'Faith' }))
  await user.clear(await panel.findByLabelText(/^Change the place/))
  await user.type(panel.getByLabelText(/^Change the place/), 'Room 9')
  await user.click(panel.getByRole('button', { name: 'Save place' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.type(question.getByRole('textbox', { name: 'Reason' }), 'Hall')
  await user.click(question.getByRole('button', { name: 'Save place' }))
  await waitFor(() => expect(sent).toEqual([{ place: 'Room 9', was: sessionOf().place, reason: 'Hall' }]))
})

test('who only sees his own is offered no filters of others, and nothing to move', async () => {
  signInAs('student')
  open('?view=list&day=2027-01-09&session=s1')
  const panel = within(await screen.findByRole('dialog', { name: 'Faith' }))
  expect(await panel.findByText('Rui Sá')).toBeVisible()
  expect(panel.queryByRole('button', { name: 'Move session' })).not.toBeInTheDocument()
  expect(panel.queryByRole('link', { name: 'Rui Sá' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Class', hidden: true })).not.toBeInTheDocument()
})

test('on paper a day shows all of its sessions: nobody can press for more', async () => {
  sessions = Array.from({ length: 9 }, (_, at) => sessionOf({ id: `s${at}`, course_code: `C${at}` }))
  open('?view=month&day=2027-01-09')
  await screen.findByRole('button', { name: /C0/ })
  expect(screen.queryByRole('button', { name: /C8/ })).not.toBeInTheDocument()
  window.dispatchEvent(new Event('beforeprint'))
  expect(screen.getByRole('button', { name: /C8/ })).toBeVisible()
  window.dispatchEvent(new Event('afterprint'))
  expect(screen.queryByRole('button', { name: /C8/ })).not.toBeInTheDocument()
})

test('what is typed of a place stays, whatever others do with the session meanwhile', async () => {
  sessions = [sessionOf({ may_place: true, place: 'Room 1' })]
  const { user } = open('?view=list&day=2027-01-09&session=s1')
  const panel = within(await screen.findByRole('dialog', { name: 'Faith' }))
  const place = await panel.findByRole('textbox', { name: /place/i })
  await user.clear(place)
  await user.type(place, 'Room 2')
  sessions = [sessionOf({ may_place: true, place: 'Room 9' })]
  window.dispatchEvent(new Event('visibilitychange'))
  expect(await panel.findByText('Room 9')).toBeVisible()
  expect(place).toHaveValue('Room 2')
  expect(place).toBeInTheDocument()
})

test('what somebody else has moved or taken off in the meantime is not moved over, and that is said', async () => {
  sessions = [sessionOf({ may_move: true, start: 600 })]
  const { user } = open('?view=list&day=2027-01-09&session=s1')
  const panel = within(await screen.findByRole('dialog', { name: 'Faith' }))
  await user.clear(await panel.findByLabelText(/^Day/))
  await user.type(panel.getByLabelText(/^Day/), '10/01/2027')
  await user.click(panel.getByRole('button', { name: 'Move session' }))
  await waitFor(() => expect(useNotices.getState().queue).toMatchObject([{ tone: 'error' }]))
  expect(acts).toEqual([])
  // What was typed is still there.
  expect(panel.getByLabelText(/^Day/)).toHaveValue('10/01/2027')

  useNotices.setState({ queue: [] })
  server.use(
    http.get('*/api/plannings/we3/board', () =>
      HttpResponse.json({ mark: '2', data: { planning: planningOf(), board: 5, classes: [], courses: [] } }),
    ),
  )
  await user.click(panel.getByRole('button', { name: 'Move session' }))
  await waitFor(() => expect(useNotices.getState().queue).toMatchObject([{ tone: 'error' }]))
  expect(useNotices.getState().queue[0]?.text).not.toMatch(/moved$/)
})

test('a place is written with the one that was seen', async () => {
  const places: object[] = []
  server.use(
    http.put('*/api/agenda/s1/place', async ({ request }) => {
      places.push((await request.json()) as object)
      return HttpResponse.json({ code: 'edit.stale', current: sessions[0], status: 409 }, { status: 409 })
    }),
  )
  sessions = [sessionOf({ may_place: true, place: 'Room 1' })]
  const { user } = open('?view=list&day=2027-01-09&session=s1')
  const panel = within(await screen.findByRole('dialog', { name: 'Faith' }))
  const place = await panel.findByRole('textbox', { name: /place/i })
  await user.clear(place)
  await user.type(place, 'Room 2')
  await user.click(panel.getByRole('button', { name: 'Save place' }))
  await waitFor(() => expect(places).toEqual([{ place: 'Room 2', was: 'Room 1' }]))
  await waitFor(() => expect(useNotices.getState().queue).toMatchObject([{ tone: 'error' }]))
  expect(place).toHaveValue('Room 2')
})
