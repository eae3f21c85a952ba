import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useSession } from '@/session/session-store'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession as signedIn } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import type { Recording } from '../recording-kind'
import { sampleRecording, sampleSession } from '../test/samples'
import { Component as AudioPage } from './audio-page'

const early = '2026-10-01T08:00:00Z'
const late = '2026-12-01T08:00:00Z'
const recordings = [
  sampleRecording({ id: 'a', title: 'A', publish_at: early }),
  sampleRecording({ id: 'b', title: 'B', publish_at: late, state: 'scheduled' }),
  sampleRecording({ id: 'c', title: 'C', publish_at: null, state: 'hidden' }),
]

let called: [path: string, body: Record<string, unknown>][] = []

beforeEach(async () => {
  called = []
  useNotices.setState({ queue: [] })
  useSession.setState({ user: signedIn({ role: ['multimedia'] }).user })
  const note = async (request: Request) => {
    called.push([new URL(request.url).pathname, (await request.json()) as Record<string, unknown>])
  }
  const session = { ...sampleSession(), recordings }
  server.use(
    http.get('*/api/recording-sessions/s1', () => HttpResponse.json(session)),
    http.get('*/api/recording-sessions/s1/listeners', () => HttpResponse.json({}, { status: 404 })),
    http.get('*/api/recording-sessions', () =>
      HttpResponse.json({
        items: [
          sampleSession({ id: 's9', course_name: 'Greek' }),
          sampleSession({ id: 's8', course_name: 'Hebrew', canceled: true }),
        ],
      }),
    ),
    http.post('*/api/recordings/:act', async ({ request }) => {
      await note(request)
      return HttpResponse.json({ items: recordings.map((one): Recording => ({ ...one, version: 7 })) })
    }),
    http.put('*/api/recordings/:id', async ({ request }) => {
      await note(request)
      return HttpResponse.json(sampleRecording({ version: 8 }))
    }),
    http.put('*/api/recording-sessions/s1/order', async ({ request }) => {
      await note(request)
      return HttpResponse.json(session)
    }),
  )
  await loadTexts(['recording', 'list', 'upload', 'preview'])
})

// Opens the page of the session with some of its recordings picked.
async function pick(...titles: string[]) {
  const { user } = renderPage(
    () => (
      <main>
        <AudioPage />
      </main>
    ),
    { path: '/apps/campus/recording/audio/:agendaId', at: '/apps/campus/recording/audio/s1' },
  )
  for (const title of titles)
    await user.click(await screen.findByRole('checkbox', { name: `Select ${title}` }))
  return user
}

test('what was hidden is as before again, each from its own moment on', async () => {
  const user = await pick('A', 'B')
  await user.click(screen.getByRole('button', { name: 'Hide' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('As before again.')).toBeVisible()
  expect(called).toEqual([
    ['/api/recordings/hide', { ids: ['a', 'b'] }],
    ['/api/recordings/publish', { ids: ['a'], publish_at: early, consent: false }],
    ['/api/recordings/publish', { ids: ['b'], publish_at: late, consent: false }],
  ])
})

test('what was published is hidden again; a time is typed by a clock that is named', async () => {
  const user = await pick('C')
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByLabelText('At a set time'))
  expect(dialog.getByText(/^By the clock of this device: \S/)).toBeVisible()
  await user.click(dialog.getByLabelText('Now'))
  await user.click(dialog.getByRole('button', { name: 'Publish' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(called).toEqual([
      ['/api/recordings/publish', { ids: ['c'], publish_at: null, consent: false }],
      ['/api/recordings/hide', { ids: ['c'] }],
    ]),
  )
})

test('what was moved comes back as it was and to its place; nothing is moved to what was canceled', async () => {
  const user = await pick('A')
  await user.click(screen.getByRole('button', { name: 'Move' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('combobox'))
  const greek = await screen.findByRole('option', { name: /^Greek/ })
  expect(screen.queryByRole('option', { name: /^Hebrew/ })).toBeNull()
  await user.click(greek)
  await user.click(dialog.getByRole('button', { name: 'Move' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(called).toHaveLength(4))
  expect(called.map(([path]) => path)).toEqual([
    '/api/recordings/move',
    '/api/recordings/move',
    '/api/recordings/a',
    '/api/recording-sessions/s1/order',
  ])
  expect(called[1]?.[1]).toEqual({ ids: ['a'], session_id: 's1' })
  expect(called[2]?.[1]).toMatchObject({ publish_at: early, all_classes: true, version: 7 })
  expect(called[3]?.[1]).toEqual({ kind: 'audio', ids: ['a', 'b', 'c'] })
})
