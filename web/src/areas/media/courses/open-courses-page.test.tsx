import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useSession } from '@/session/session-store'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession as signedIn } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { sampleOpenCourse } from '../test/samples'
import type { AskedCourse, OpenCourse } from './api'
import { Component } from './student-courses-page'

const contact = { campus_id: 'paris', campus: 'Paris', phone: '+33 1 23 45 67 89' }

function serve(items: OpenCourse[], requested: AskedCourse[] = []) {
  const asked: unknown[] = []
  server.use(
    http.get('*/api/open-courses', () => HttpResponse.json({ items, asked: requested, contact })),
    http.get('*/api/podcast', () =>
      HttpResponse.json({ allowed: false, path: '', created_at: null, asked_at: null }),
    ),
    http.get('*/api/askable-courses', () =>
      HttpResponse.json({
        items: [
          { course_id: 'c7', code: 'GRE1', name: 'Greek', edition: '', request: 'none' },
          { course_id: 'c8', code: 'HEB1', name: 'Hebrew', edition: '', request: 'waiting' },
        ],
      }),
    ),
    http.post('*/api/course-requests', async ({ request }) => {
      asked.push(await request.json())
      return HttpResponse.json({}, { status: 201 })
    }),
  )
  return asked
}

const open = () =>
  renderPage(
    () => (
      <main>
        <Component />
      </main>
    ),
    { path: '/apps/student/courses', at: '/apps/student/courses' },
  ).user

beforeEach(async () => {
  useSession.setState({ user: signedIn({ role: ['student'] }).user })
  await loadTexts(['rhema', 'recording', 'podcast'])
})

const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('li')
  if (!row) throw new Error(`${name} is in no row`)
  return within(row)
}

test('what is open says until when and how far one is, and goes on where one stopped', async () => {
  serve([
    sampleOpenCourse({
      continue: { recording_id: 'r1', title: 'Part', position: 754_000, noted_at: '2026-11-01T08:00:00Z' },
    }),
    sampleOpenCourse({ course_id: 'c2', name: 'Prayer', days_left: 3 }),
    sampleOpenCourse({ course_id: 'c3', name: 'Homiletics', follows: true }),
  ])
  open()
  const row = await rowOf('Faith')
  expect(row.getByText(/Until/)).toBeVisible()
  expect(row.getByRole('link', { name: 'Go on at 12:34' })).toHaveAttribute(
    'href',
    '/apps/student/courses/c1?play=r1',
  )
  expect((await rowOf('Prayer')).getByText('3 days left')).toBeVisible()
  expect((await rowOf('Homiletics')).getByText('By your class')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test('what has ended is asked for by a click, once', async () => {
  const asked = serve([
    sampleOpenCourse({ state: 'ended', days_left: 0 }),
    sampleOpenCourse({ course_id: 'c2', name: 'Prayer', state: 'ended', request: 'waiting' }),
    sampleOpenCourse({ course_id: 'c3', name: 'Greek', state: 'ended', request: 'declined', reason: 'Full' }),
  ])
  const user = open()
  expect((await rowOf('Prayer')).getByText('Asked for')).toBeVisible()
  expect(screen.getByText(/your campus Paris is told/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Or call +33 1 23 45 67 89' })).toHaveAttribute(
    'href',
    'tel:+33123456789',
  )
  expect((await rowOf('Prayer')).queryByRole('button')).toBeNull()
  expect((await rowOf('Greek')).getByText('Declined: Full')).toBeVisible()
  await user.click((await rowOf('Faith')).getByRole('button', { name: 'Ask again' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for Faith' }))
  await user.type(dialog.getByLabelText(/Why you ask/), 'For my group')
  await user.click(dialog.getByRole('button', { name: 'Send the request' }))
  await waitFor(() => expect(asked).toEqual([{ course_id: 'c1', note: 'For my group' }]))
})

test('any course that is not asked for yet can be asked for', async () => {
  const asked = serve([])
  const user = open()
  await screen.findByText(/No course is open to you yet/)
  await user.click(screen.getAllByRole('button', { name: 'Ask for a course' })[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('combobox'))
  expect(await screen.findByRole('option', { name: /Greek/ })).toBeVisible()
  expect(screen.queryByRole('option', { name: /Hebrew/ })).toBeNull()
  await user.click(screen.getByRole('option', { name: /Greek/ }))
  await user.click(dialog.getByRole('button', { name: 'Send the request' }))
  await waitFor(() => expect(asked).toEqual([{ course_id: 'c7', note: '' }]))
})

test('what one never had and has asked for is shown with its answer, and asked for again', async () => {
  const request = { edition: '', reason: '', asked_at: '2026-11-01T08:00:00Z' }
  const asked = serve(
    [],
    [
      { ...request, course_id: 'c7', code: 'GRE1', name: 'Greek', request: 'waiting' },
      { ...request, course_id: 'c8', code: 'HEB1', name: 'Hebrew', request: 'declined', reason: 'Next year' },
    ],
  )
  const user = open()
  const list = within(await screen.findByRole('region', { name: 'Your requests' }))
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  const greek = await rowOf('Greek')
  expect(greek.getByText('Asked for')).toBeVisible()
  expect(greek.queryByRole('button')).toBeNull()
  const hebrew = await rowOf('Hebrew')
  expect(hebrew.getByText('Declined: Next year')).toBeVisible()
  await user.click(hebrew.getByRole('button', { name: 'Ask again' }))
  await user.click(await screen.findByRole('button', { name: 'Send the request' }))
  await waitFor(() => expect(asked).toEqual([{ course_id: 'c8', note: '' }]))
})
