import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useSession } from '@/session/session-store'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession as signedIn } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { Component } from '../sessions/recordings-page'
import type { ClassListeners } from './api'

const session = {
  ...{ course_id: 'c1', course_code: 'FOI1', course_name: 'Faith', start: 540 },
  ...{ students: 2, started: 1, finished: 1 },
}

const listeners: ClassListeners = {
  ...{ class_id: 'k1', class_code: 'K1', students: 2, named: true },
  sessions: [
    { ...session, session_id: 's1', day: '2026-10-03' },
    { ...session, session_id: 's2', day: '2026-10-10', finished: 0 },
  ],
  items: [
    {
      ...{ person_id: 'a', name: 'Ann Roy', percent: 75, finished: 1, heard: [100, 50] },
      last_at: '2026-10-11T08:00:00Z',
    },
    { person_id: 'b', name: 'Ben Sall', percent: 0, finished: 0, heard: [0, -1], last_at: null },
  ],
}

function serve(answer: ClassListeners) {
  server.use(
    http.get('*/api/classes/k1/listeners', () => HttpResponse.json(answer)),
    http.get('*/api/classes', () =>
      HttpResponse.json({ items: [{ id: 'k1', code: 'K1', campus_name: 'Paris' }], total: 1 }),
    ),
  )
}

const open = (search: string) =>
  renderPage(
    () => (
      <main>
        <Component />
      </main>
    ),
    { path: '/apps/campus/recording', at: `/apps/campus/recording?tab=listeners${search}` },
  ).user

beforeEach(async () => {
  useSession.setState({ user: signedIn({ role: ['secretary'] }).user })
  await loadTexts(['recording', 'courserequest', 'list'])
})

test('of a class it is told who has heard its sessions, each and over all', async () => {
  serve(listeners)
  const user = open('')
  expect(await screen.findByText('Choose a class to see who has heard its sessions.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Class' }))
  await user.click(await screen.findByRole('option', { name: 'K1 · Paris' }))
  const ann = within(await screen.findByRole('row', { name: /Ann Roy/ }))
  expect(ann.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '75%1 of 2',
    expect.stringContaining('2026'),
    '100%',
    '50%',
  ])
  const ben = within(screen.getByRole('row', { name: /Ben Sall/ }))
  expect(ben.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['0%0 of 1', '–', '0%', '–'])
  const all = within(screen.getByRole('row', { name: /Have heard it all/ }))
  expect(all.getByText('1 of 2')).toBeVisible()
  expect(screen.getByRole('link', { name: /3 Oct/ })).toHaveAttribute(
    'href',
    '/apps/campus/recording/audio/s1',
  )
  expect(screen.getByRole('button', { name: 'Export the list' })).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test('who may only know how many is told that', async () => {
  useSession.setState({ user: signedIn({ role: ['multimedia'] }).user })
  serve({ ...listeners, named: false, items: [] })
  open('&class=k1')
  expect(await screen.findByText('1 of 2')).toBeVisible()
  expect(screen.queryByText('Ann Roy')).toBeNull()
})

test('who may not know who listened has no such tab', async () => {
  useSession.setState({ user: signedIn({ role: ['accounting'] }).user })
  server.use(http.get('*/api/recording-sessions', () => HttpResponse.json({ items: [] })))
  open('&class=k1')
  expect(await screen.findByText('No session fits. Change the filters.')).toBeVisible()
  expect(screen.queryByRole('tab')).toBeNull()
})
