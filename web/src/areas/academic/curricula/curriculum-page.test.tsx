import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { classOf, curriculumOf, pageOf, signInAs } from '../test/class-samples'
import { courseRowOf } from '../test/course-samples'
import { Component } from './curriculum-page'

let stored = curriculumOf()
let sent: Schemas['SetCurriculumCoursesRequest'][] = []

beforeEach(async () => {
  await loadTexts(['curriculum', 'list'])
  stored = curriculumOf()
  sent = []
  signInAs('supervisor')
  useNotices.setState({ queue: [] })
  server.use(
    http.get('*/api/curricula/cert2', () => HttpResponse.json(stored)),
    http.get('*/api/curricula', () =>
      HttpResponse.json(pageOf([stored, curriculumOf({ id: 'c1', number: 1 })])),
    ),
    http.get('*/api/courses', () =>
      HttpResponse.json(pageOf([courseRowOf('Faith'), courseRowOf('Healing')])),
    ),
    http.get('*/api/classes', () => HttpResponse.json(pageOf([classOf()]))),
    http.put('*/api/curricula/cert2/courses', async ({ request }) => {
      const body = (await request.json()) as Schemas['SetCurriculumCoursesRequest']
      sent.push(body)
      const byId = new Map(stored.courses.map((course) => [course.course_id, course]))
      const courses = body.courses.map((one) => ({
        code: '',
        name: one.course_id,
        edition: '',
        ...byId.get(one.course_id),
        ...one,
      }))
      stored = { ...stored, version: stored.version + 1, courses }
      return HttpResponse.json(stored)
    }),
  )
})

const Page = () => (
  <main>
    <Component />
  </main>
)

const open = () =>
  renderPage(Page, {
    path: '/apps/academic/program/curriculum/:curriculumId',
    at: '/apps/academic/program/curriculum/cert2',
  })

const order = () =>
  sent.at(-1)?.courses.map(({ course_id, level, hours }) => `${course_id} ${level} ${hours}`)

test('courses are moved, added, given hours and taken out, then saved together in their order', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Actions for Faith' }))
  await user.click(screen.getByRole('menuitem', { name: 'Move to level 2' }))
  await user.click(screen.getByRole('button', { name: 'Actions for Prayer' }))
  await user.click(screen.getByRole('menuitem', { name: 'Take out of the curriculum' }))
  await user.click(screen.getByRole('button', { name: 'Add a course to level 1' }))
  await user.click(screen.getByRole('combobox'))
  // What is in it already is not offered again.
  expect(await screen.findAllByRole('option')).toHaveLength(1)
  await user.click(screen.getByRole('option', { name: /Healing/ }))
  const hours = screen.getByRole('textbox', { name: 'Hours of Paul' })
  await user.clear(hours)
  await user.type(hours, '2x4')
  expect(screen.getByText('In all: 3 courses, 46 h')).toBeVisible()
  expect(screen.getByText('4 changes')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(order()).toEqual(['healing 1 12', 'paul 2 24', 'faith 2 10']))
  expect(sent[0]?.version).toBe(4)
  expect(await screen.findByText('Changes saved.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
})

test('Enter in the search for a course never saves the curriculum', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Actions for Prayer' }))
  await user.click(screen.getByRole('menuitem', { name: 'Take out of the curriculum' }))
  await user.click(screen.getByRole('button', { name: 'Add a course to level 1' }))
  await user.type(screen.getByRole('combobox'), 'nothing of this name{Enter}')
  expect(screen.getByText('1 change')).toBeVisible()
  expect(sent).toEqual([])
})

// Answers the first save with what a colleague saved meanwhile, as the server does; later ones are taken.
function aColleagueWasQuicker(theirs: Partial<ReturnType<typeof curriculumOf>>) {
  server.use(
    http.put(
      '*/api/curricula/cert2/courses',
      () => {
        stored = { ...stored, ...theirs, version: stored.version + 1 }
        const problem = { code: 'edit.stale', status: 409, current: stored }
        return HttpResponse.json(problem, { status: 409 })
      },
      { once: true },
    ),
  )
}

const withHours = (id: string, hours: number) =>
  stored.courses.map((course) => (course.course_id === id ? { ...course, hours } : course))

async function giveHours(user: ReturnType<typeof open>['user'], name: string, hours: string) {
  const field = await screen.findByRole('textbox', { name: `Hours of ${name}` })
  await user.clear(field)
  await user.type(field, hours)
  await user.click(screen.getByRole('button', { name: 'Save' }))
}

test('two who changed different courses of one list are both kept, and nobody is asked', async () => {
  const { user } = open()
  await screen.findByRole('textbox', { name: 'Hours of Paul' })
  aColleagueWasQuicker({ courses: withHours('faith', 31) })
  await giveHours(user, 'Paul', '24')
  expect(await screen.findByText('Changes saved.')).toBeVisible()
  expect(order()).toEqual(expect.arrayContaining(['faith 1 31', 'paul 2 24']))
  expect(sent[0]?.version).toBe(5)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('two who changed one course are asked about it, in words', async () => {
  const { user } = open()
  await screen.findByRole('textbox', { name: 'Hours of Paul' })
  aColleagueWasQuicker({ courses: withHours('paul', 31) })
  await giveHours(user, 'Paul', '24')
  const asked = await screen.findByRole('dialog')
  expect(asked).toHaveTextContent('Paul')
  expect(asked).toHaveTextContent('Level 2 · 24 h')
  expect(asked).toHaveTextContent('Level 2 · 31 h')
  expect(sent).toEqual([])
})

test('a version that classes follow is read only, and leads to the next one', async () => {
  stored = curriculumOf({ class_count: 1, may_arrange: false })
  server.use(
    http.post('*/api/curricula/cert2/next', () =>
      HttpResponse.json(curriculumOf({ id: 'cert3', number: 3, version: 1 })),
    ),
  )
  const { user, router } = open()
  expect(await screen.findByText(/1 class follows this version/)).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(await screen.findByRole('link', { name: 'PAR-2026' })).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'New version' }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/cert3$/))
  expect(useNotices.getState().queue[0]?.text).toMatch(/Version 3 has been made/)
})

test('what is followed is archived and not deleted, and can be brought back', async () => {
  stored = curriculumOf({ class_count: 2, may_arrange: false })
  server.use(
    http.delete('*/api/curricula/cert2', () => HttpResponse.json({ outcome: 'archived' })),
    http.post('*/api/curricula/cert2/restore', () =>
      HttpResponse.json(curriculumOf({ class_count: 2, may_arrange: false })),
    ),
  )
  const { user, router } = open()
  await user.click(await screen.findByRole('button', { name: 'Actions for Bible' }))
  await user.click(screen.getByRole('menuitem', { name: 'Archive this version' }))
  const question = await screen.findByRole('alertdialog', { name: 'Do you really want to delete?' })
  expect(within(question).getByText('2 classes follow it and will keep it')).toBeVisible()
  await user.click(within(question).getByRole('button', { name: 'Archive this version' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/academic/program/curriculum'))
})

test('who may not change it is told nothing of how to', async () => {
  signInAs('secretary')
  stored = curriculumOf({ may_edit: false, may_arrange: false })
  open()
  expect(await screen.findByText('Faith')).toBeVisible()
  expect(screen.queryByRole('button', { name: /New version|Actions/ })).not.toBeInTheDocument()
})
