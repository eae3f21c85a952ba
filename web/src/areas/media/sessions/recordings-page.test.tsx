import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useSession } from '@/session/session-store'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession as signedIn } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { sampleRecording, sampleSession } from '../test/samples'
import { Component } from './recordings-page'

const open = (search = '') =>
  renderPage(
    () => (
      <main>
        <Component />
      </main>
    ),
    { path: '/apps/campus/recording', at: `/apps/campus/recording${search}` },
  ).user

let asked: string[] = []

beforeEach(async () => {
  asked = []
  useSession.setState({ user: signedIn({ role: ['multimedia'] }).user })
  const items = [
    sampleSession({ id: 's0', course_name: 'Prayer', today: true, planning_id: 'p2' }),
    sampleSession({ audio: { count: 2, published: 1, scheduled: 0 } }),
    sampleSession({ id: 's2', course_name: 'Greek', audio: { count: 1, published: 1, scheduled: 0 } }),
  ]
  server.use(
    http.get('*/api/campuses', () => HttpResponse.json({ items: [{ id: 'c1', name: 'Paris' }], total: 1 })),
    http.get('*/api/recording-sessions', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json({ items })
    }),
  )
  await loadTexts(['recording', 'courserequest', 'list'])
})

test('sessions stand by week-end, today first, and say what is there and what is missing', async () => {
  open()
  const today = within(await screen.findByRole('region', { name: 'Today' }))
  expect(today.getByText('Prayer')).toBeVisible()
  const weekend = within(screen.getByRole('region', { name: /3.*4 October 2026/ }))
  expect(weekend.getAllByRole('listitem')).toHaveLength(2)
  const half = weekend.getByRole('link', { name: 'Faith, Sound: 2 files, 1 published' })
  expect(half).toHaveAttribute('href', '/apps/campus/recording/audio/s1')
  expect(weekend.getByRole('link', { name: 'Faith, Documents: missing' })).toHaveAttribute(
    'href',
    '/apps/campus/recording/documents/s1',
  )
  expect(await accessibilityFaults()).toEqual([])
})

test('what is missing is filtered by', async () => {
  const user = open()
  await screen.findByText('Faith')
  await user.click(screen.getByRole('button', { name: 'Missing' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Video' }))
  await screen.findByText('Faith')
  expect(asked.at(-1)).toBe('?missing=video')
})

test('a class, a course, a teacher or a week-end narrows the list: those that there are', async () => {
  const user = open()
  await screen.findByText('Faith')
  await user.click(screen.getByRole('button', { name: 'Class' }))
  await user.click(await screen.findByRole('option', { name: 'K1 · Paris' }))
  await waitFor(() => expect(asked.at(-1)).toBe('?class=k1'))
  await user.click(screen.getByRole('button', { name: 'Teacher' }))
  await user.click(await screen.findByRole('option', { name: 'Grace Roy' }))
  await waitFor(() => expect(asked.at(-1)).toBe('?class=k1&teacher=g'))
})

test('the network begins with its own campus, and may look at all of them', async () => {
  useSession.setState({ user: signedIn({ role: ['supervisor'] }).user })
  open()
  await screen.findByText('Faith')
  expect(asked).toEqual(['?campus=c1'])
})

test('all campuses are asked for where their filter was removed', async () => {
  useSession.setState({ user: signedIn({ role: ['supervisor'] }).user })
  open('?campus=all')
  await screen.findByText('Faith')
  expect(asked).toEqual([''])
})

test('all that was recorded of several sessions is published at once', async () => {
  const published: unknown[] = []
  const hidden = { state: 'hidden', publish_at: null } as const
  server.use(
    http.get('*/api/recording-sessions/:id', ({ params }) => {
      const id = String(params.id)
      const recordings = [
        sampleRecording({ id: `${id} a`, session_id: id, ...hidden }),
        sampleRecording({ id: `${id} b`, session_id: id }),
      ]
      return HttpResponse.json({ ...sampleSession({ id }), recordings })
    }),
    http.post('*/api/recordings/publish', async ({ request }) => {
      published.push(await request.json())
      return HttpResponse.json({ items: [] })
    }),
  )
  const user = open()
  await screen.findByText('Faith')
  // Of Prayer there is nothing.
  expect(screen.getAllByRole('checkbox')).toHaveLength(2)
  await user.click(screen.getByRole('checkbox', { name: /Select Faith/ }))
  await user.click(screen.getByRole('checkbox', { name: /Select Greek/ }))
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish 2 recordings' }))
  await user.click(dialog.getByRole('button', { name: 'Publish' }))
  await waitFor(() =>
    expect(published).toEqual([{ ids: ['s1 a', 's2 a'], publish_at: null, consent: false }]),
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Hide' })).toBeNull())
})

test('all that was recorded of several sessions is moved to another one', async () => {
  const moved: unknown[] = []
  server.use(
    http.get('*/api/recording-sessions/:id', ({ params }) => {
      const id = String(params.id)
      const recordings = [sampleRecording({ id: `${id} a`, session_id: id })]
      return HttpResponse.json({ ...sampleSession({ id }), recordings })
    }),
    http.post('*/api/recordings/move', async ({ request }) => {
      moved.push(await request.json())
      return HttpResponse.json({ items: [] })
    }),
  )
  const user = open()
  await screen.findByText('Faith')
  await user.click(screen.getByRole('checkbox', { name: /Select Faith/ }))
  await user.click(screen.getByRole('checkbox', { name: /Select Greek/ }))
  await user.click(screen.getByRole('button', { name: 'Move' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 recordings' }))
  await user.click(await dialog.findByRole('combobox'))
  const prayer = await screen.findByRole('option', { name: /^Prayer/ })
  expect(screen.getAllByRole('option')).toEqual([prayer])
  await user.click(prayer)
  await user.click(dialog.getByRole('button', { name: 'Move' }))
  await waitFor(() => expect(moved).toEqual([{ ids: ['s1 a', 's2 a'], session_id: 's0' }]))
})

test('who keeps no recordings picks nothing', async () => {
  server.use(
    http.get('*/api/recording-sessions', () =>
      HttpResponse.json({
        items: [sampleSession({ may_edit: false, audio: { count: 1, published: 1, scheduled: 0 } })],
      }),
    ),
  )
  open()
  await screen.findByText('Faith')
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('what was recorded of a canceled session is there, and nothing of it is missing', async () => {
  const items = [sampleSession({ canceled: true, audio: { count: 1, published: 0, scheduled: 0 } })]
  server.use(http.get('*/api/recording-sessions', () => HttpResponse.json({ items })))
  open()
  expect(await screen.findByText('Canceled')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Faith, Video: nothing' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Faith, Sound: 1 file, 0 published' })).toBeVisible()
})
