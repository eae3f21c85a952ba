import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useSession } from '@/session/session-store'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession as signedIn } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { sampleSession } from '../test/samples'
import { kindOf } from './api'
import { Component } from './upload-page'

const session = {
  session_id: 's1',
  ...{ course_name: 'Faith', campus_name: 'Paris', day: '2026-10-03', start: 540, classes: ['K1'] },
  ...{ ends_at: '2026-10-03T11:00:00Z', files_left: 50, bytes_left: 5 * 1024 ** 3 },
}

beforeEach(async () => {
  useSession.setState({ user: null })
  await loadTexts(['recording'])
})

test('a phone sends what it recorded, and the secret stands in no address', async () => {
  window.location.hash = '#secret'
  const sent: (string | null)[] = []
  server.use(
    http.post('*/api/recording-links/read', () => HttpResponse.json(session)),
    http.post('*/api/recording-links/recordings', ({ request }) => {
      const { searchParams } = new URL(request.url)
      sent.push(request.headers.get('Link-Token'), searchParams.get('kind'), searchParams.get('name'))
      return HttpResponse.json({ ...session, files_left: 49 }, { status: 201 })
    }),
  )
  const { user } = renderPage(Component, { path: '/recording/upload', at: '/recording/upload' })
  expect(await screen.findByRole('heading', { name: 'Faith' })).toBeVisible()
  expect(window.location.hash).toBe('')
  expect(await accessibilityFaults()).toEqual([])
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  await user.upload(input, new File(['jpeg'], 'group.jpg', { type: 'image/jpeg' }))
  await waitFor(() => expect(sent).toEqual(['secret', 'photo', 'group.jpg']))
  expect(await screen.findByText('1 file has arrived.')).toBeVisible()
})

test('a link that has ended says what to do', async () => {
  window.location.hash = '#old'
  server.use(
    http.post('*/api/recording-links/read', () =>
      HttpResponse.json({ code: 'recording.link_not_found' }, { status: 404 }),
    ),
  )
  renderPage(Component, { path: '/recording/upload', at: '/recording/upload' })
  expect(await screen.findByText(/This link has ended/)).toBeVisible()
})

test.each([
  [true, '/apps/campus/recording/photo/s1'],
  [false, '/recording/upload'],
])('who is signed in and keeps the recordings (%s) comes to %s', async (may_edit, address) => {
  window.location.hash = '#secret'
  useSession.setState({ user: signedIn({ role: ['multimedia'] }).user })
  let asked = 0
  server.use(
    http.post('*/api/recording-links/read', () => HttpResponse.json(session)),
    http.get('*/api/recording-sessions/s1', () => {
      asked += 1
      return HttpResponse.json({ ...sampleSession({ may_edit }), recordings: [] })
    }),
  )
  const { router } = renderPage(Component, { path: '/recording/upload', at: '/recording/upload' })
  await waitFor(() => expect(asked).toBe(1))
  if (!may_edit) expect(await screen.findByRole('heading', { name: 'Faith' })).toBeVisible()
  await waitFor(() => expect(router.state.location.pathname).toBe(address))
})

test('what a file is goes by its name', () => {
  expect(['a.MP3', 'b.mov', 'c.jpeg', 'd.pdf'].map((name) => kindOf({ name }))).toEqual([
    'audio',
    'video',
    'photo',
    'document',
  ])
})
