import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useSession } from '@/session/session-store'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession as signedIn } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import type { Recording } from '../recording-kind'
import { sampleRecording, sampleSession } from '../test/samples'
import { Component as AudioPage } from './audio-page'
import { Component as PhotoPage } from './photo-page'
import { Component as VideoPage } from './video-page'

const called: { path: string; body: unknown }[] = []

function serve(recordings: Recording[], may_edit = true) {
  called.length = 0
  const note = async (request: Request) => {
    called.push({ path: new URL(request.url).pathname, body: await request.json() })
    return HttpResponse.json({ items: [] })
  }
  const session = { ...sampleSession({ may_edit }), recordings }
  server.use(
    http.get('*/api/recording-sessions/s1', () => HttpResponse.json(session)),
    http.get('*/api/recording-sessions/s1/listeners', () =>
      HttpResponse.json({
        ...{ session_id: 's1', recorded: true, students: 2, started: 1, finished: 1, named: true },
        items: [
          {
            person_id: 'lea',
            name: 'Lea Roy',
            class_id: 'k1',
            class_code: 'K1',
            percent: 96,
            finished: true,
            last_at: '2026-10-05T18:00:00Z',
          },
        ],
      }),
    ),
    http.post('*/api/recordings/:act', ({ request }) => note(request)),
    http.put('*/api/recordings/:id', async ({ request }) => {
      await note(request)
      return HttpResponse.json(sampleRecording({ version: 2 }))
    }),
  )
}

function open(Page: typeof AudioPage, kind: string) {
  const at = `/apps/campus/recording/${kind}/s1`
  return renderPage(
    () => (
      <main>
        <Page />
      </main>
    ),
    { path: `/apps/campus/recording/${kind}/:agendaId`, at },
  ).user
}

beforeEach(async () => {
  useNotices.setState({ queue: [] })
  useSession.setState({ user: signedIn({ role: ['multimedia'] }).user })
  await loadTexts(['recording', 'list', 'upload', 'preview'])
})

test('who keeps them sees state and listeners, and edits', async () => {
  serve([
    sampleRecording(),
    sampleRecording({ id: 'r2', title: 'Second part', state: 'hidden', publish_at: null }),
  ])
  const user = open(AudioPage, 'audio')
  expect(await screen.findByRole('heading', { name: 'Faith' })).toBeVisible()
  expect(await screen.findByText('Lea Roy')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Actions for Second part' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit' }))
  await user.clear(dialog.getByLabelText(/Title/))
  await user.type(dialog.getByLabelText(/Title/), 'The end')
  await user.click(dialog.getByLabelText('Also in Rhema courses'))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(called).toEqual([
      {
        path: '/api/recordings/r2',
        body: expect.objectContaining({ title: 'The end', rhema: true, publish_at: null, version: 1 }),
      },
    ]),
  )
})

test('photos are published only with the word of those shown', async () => {
  const photo = { kind: 'photo', state: 'hidden', publish_at: null, thumbnail_url: '/t' } as const
  serve([sampleRecording({ ...photo, title: 'Group' })])
  const user = open(PhotoPage, 'photo')
  await user.click(await screen.findByRole('checkbox', { name: 'Select Group' }))
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Publish' }))
  expect(called).toEqual([])
  await user.click(dialog.getByLabelText('Those shown on the photos agree'))
  await user.click(dialog.getByRole('button', { name: 'Publish' }))
  await waitFor(() =>
    expect(called).toEqual([
      { path: '/api/recordings/publish', body: { ids: ['r1'], publish_at: null, consent: true } },
    ]),
  )
})

test('who only hears them is offered nothing else', async () => {
  serve([sampleRecording({ may_edit: false })], false)
  open(AudioPage, 'audio')
  expect(await screen.findByRole('button', { name: 'Play First part' })).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'From a phone' })).toBeNull()
  expect(screen.queryByText('Add files')).toBeNull()
})

test.each([
  ['alumni', 404],
  ['accounting', 403],
] as const)('%s, who may not know who listened, reads nothing of it', async (role, status) => {
  let asked = 0
  useSession.setState({ user: signedIn({ role: [role] }).user })
  serve([sampleRecording({ may_edit: false })], false)
  server.use(
    http.get('*/api/recording-sessions/s1/listeners', () => {
      asked += 1
      return HttpResponse.json({}, { status })
    }),
  )
  open(AudioPage, 'audio')
  expect(await screen.findByRole('button', { name: 'Play First part' })).toBeVisible()
  await waitFor(() => expect(asked).toBe(status === 404 ? 1 : 0))
  await waitFor(() => expect(screen.queryByText('Who has listened')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
})

test('who keeps the recordings sees the link of a colleague, and ends it', async () => {
  serve([sampleRecording()])
  const link = { ends_at: '2026-10-03T12:00:00Z', files: 0, files_left: 50, bytes_left: 1_000 }
  let working = [
    { ...link, id: 'own', made_by: 'Mia Roy' },
    { ...link, id: 'other', made_by: 'Carl Lee' },
  ]
  server.use(
    http.post('*/api/recording-sessions/s1/links', () =>
      HttpResponse.json({ ...working[0], token: 'secret' }, { status: 201 }),
    ),
    http.get('*/api/recording-sessions/s1/links', () => HttpResponse.json({ items: working })),
    http.delete('*/api/recording-links/:id', ({ params }) => {
      working = working.filter(({ id }) => id !== params.id)
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const user = open(AudioPage, 'audio')
  await user.click(await screen.findByRole('button', { name: 'From a phone' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send from a phone' }))
  await user.click(await dialog.findByRole('button', { name: 'End the link of Carl Lee' }))
  await waitFor(() => expect(dialog.queryByText('Other open links')).toBeNull())
  expect(working.map(({ id }) => id)).toEqual(['own'])
  expect(await accessibilityFaults()).toEqual([])
})

test.each([
  [true, 2],
  [false, 0],
])('photos are put in order by who keeps them: %s', async (keeps, handles) => {
  const photo = { kind: 'photo', thumbnail_url: '/t', may_edit: keeps } as const
  serve(
    [sampleRecording({ ...photo, title: 'Group' }), sampleRecording({ ...photo, id: 'r2', title: 'Supper' })],
    keeps,
  )
  open(PhotoPage, 'photo')
  const album = within(await screen.findByRole('list', { name: 'Photos' }))
  expect(album.getAllByRole('listitem')).toHaveLength(2)
  expect(album.queryAllByRole('button', { name: /^Move (Group|Supper)$/ })).toHaveLength(handles)
})

test('a photo is offered for keeping only where that is allowed', async () => {
  const photo = { kind: 'photo', media_type: 'image/png', thumbnail_url: '/t', may_edit: false } as const
  serve(
    [
      sampleRecording({ ...photo, title: 'Group', downloadable: false }),
      sampleRecording({ ...photo, id: 'r2', title: 'Supper', downloadable: true }),
    ],
    false,
  )
  const user = open(PhotoPage, 'photo')
  await user.click(await screen.findByRole('button', { name: 'Group' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('heading', { name: 'Group' })).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Download' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Next file' }))
  expect(await dialog.findByRole('button', { name: 'Download' })).toBeVisible()
})

test('how far a light form is made is told, and one that failed is made again', async () => {
  const light = sampleRecording().light
  serve([
    sampleRecording({ light: { ...light, state: 'waiting', percent: 40 } }),
    sampleRecording({ id: 'r2', title: 'Second part', light: { ...light, state: 'failed' } }),
  ])
  let asked = ''
  server.use(
    http.post('*/api/recordings/:id/light', ({ params }) => {
      asked = String(params.id)
      return HttpResponse.json(sampleRecording({ id: 'r2' }))
    }),
  )
  const user = open(AudioPage, 'audio')
  expect((await screen.findAllByText('Light version: 40%'))[0]).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Actions for Second part' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Make the light version again' }))
  await waitFor(() => expect(asked).toBe('r2'))
})

test('chapters are written one on each line, and what makes no sense is told', async () => {
  serve([sampleRecording({ chapters: [{ at: 0, title: 'Welcome' }] })])
  const user = open(AudioPage, 'audio')
  await user.click(await screen.findByRole('button', { name: 'Actions for First part' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Chapters' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Chapters of First part' }))
  const field = dialog.getByRole('textbox', { name: /Chapters/ })
  expect(field).toHaveValue('0:00 Welcome')
  expect(dialog.queryByRole('button', { name: /Chapter at/ })).toBeNull()
  await user.type(field, '{Enter}Questions')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(/One chapter on each line/)).toBeVisible()
  await user.clear(field)
  await user.type(field, '0:00 Welcome{Enter}0:30 Questions')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const chapters = [
    { at: 0, title: 'Welcome' },
    { at: 30_000, title: 'Questions' },
  ]
  const body = expect.objectContaining({ chapters, title: 'First part', version: 1 })
  await waitFor(() => expect(called).toEqual([{ path: '/api/recordings/r1', body }]))
})

test('a film gets what is said in it by language', async () => {
  serve([sampleRecording({ kind: 'video', captions: [{ language: 'fr', url: '/captions/fr' }] })])
  const sent: string[] = []
  server.use(
    http.put('*/api/recordings/r1/captions/:language', ({ params, request }) => {
      sent.push(`${String(params.language)} ${new URL(request.url).searchParams.get('name')}`)
      return HttpResponse.json(sampleRecording({ kind: 'video' }))
    }),
  )
  const user = open(VideoPage, 'video')
  await user.click(await screen.findByRole('button', { name: 'Actions for First part' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Captions' }))
  const dialog = await screen.findByRole('dialog', { name: 'Captions of First part' })
  expect(within(dialog).getByRole('button', { name: 'Remove the captions in French' })).toBeVisible()
  await user.upload(
    within(dialog).getByLabelText('WebVTT file', { selector: 'input' }),
    new File(['WEBVTT'], 'talk.vtt', { type: 'text/vtt' }),
  )
  await waitFor(() => expect(sent).toEqual(['en talk.vtt']))
  expect(await accessibilityFaults()).toEqual([])
})
