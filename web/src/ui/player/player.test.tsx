import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { useLine } from '@/api/line'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { sendPlaces } from './place-notes'
import { PlayerHost } from './player-host'
import { playTracks, stopPlaying, type Track, usePlayer } from './player-store'

const track = (id: string, change: Partial<Track> = {}): Track => ({
  ...{ id, kind: 'audio', title: `Part ${id}`, about: 'Faith', url: `/sound/${id}`, href: '/courses/c1' },
  ...{ position: 0, duration: 60_000 },
  ...change,
})

type Told = { id: string; position: number; heard: { from: number; to: number }[]; age: number }
let told: Told[] = []

beforeEach(async () => {
  told = []
  localStorage.removeItem('places')
  localStorage.removeItem('places.known')
  usePlayer.setState({ places: {}, speed: 1 })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(false)
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  server.use(
    http.post('*/api/recordings/:id/place', async ({ params, request }) => {
      const body = (await request.json()) as Omit<Told, 'id'>
      told.push({ ...body, id: String(params.id) })
      const { position } = body
      return HttpResponse.json({
        position,
        percent: 5,
        finished: false,
        device: '',
        noted_at: '2026-11-17T12:00:00Z',
      })
    }),
  )
  await loadTexts(['player'])
})

afterEach(() => act(stopPlaying))

async function show(tracks: Track[], from?: number) {
  const { user } = renderPage(() => (
    <main>
      <h1>Page</h1>
      <PlayerHost />
    </main>
  ))
  act(() => playTracks(tracks, 0, from))
  await screen.findByRole('region', { name: 'Player' })
  const sound = document.querySelector('audio')
  if (!sound) throw new Error('nothing plays')
  // It is loaded a moment after it is drawn.
  await waitFor(() => expect(sound).toHaveAttribute('src'))
  return { user, sound }
}

function playTo(sound: HTMLMediaElement, seconds: number) {
  sound.currentTime = seconds
  fireEvent.timeUpdate(sound)
}

test('what was played is told when one pauses, and what was skipped is not', async () => {
  const { sound } = await show([track('a')])
  fireEvent.playing(sound)
  playTo(sound, 4)
  fireEvent.seeking(sound)
  sound.currentTime = 30
  fireEvent.seeked(sound)
  playTo(sound, 32)
  fireEvent.pause(sound)
  await waitFor(() => expect(told.at(-1)?.position).toBe(32_000))
  expect(told.flatMap(({ heard }) => heard)).toEqual([
    { from: 0, to: 4_000 },
    { from: 30_000, to: 32_000 },
  ])
  expect(await accessibilityFaults()).toEqual([])
})

test('it goes on where one stopped, and begins anew what was heard to its end', async () => {
  const { sound } = await show([track('a', { position: 20_000 })])
  expect(sound.currentTime).toBe(20)
  act(() => playTracks([track('b', { position: 58_000 })], 0))
  expect(sound.currentTime).toBe(0)
})

test('how long the rest takes is told', async () => {
  const { sound } = await show([track('a')])
  fireEvent.playing(sound)
  playTo(sound, 20)
  expect((await screen.findAllByText('−0:40'))[0]).toBeVisible()
})

test('of several places the latest wins, on whichever device it was noted', async () => {
  const noted = {
    position: 10_000,
    percent: 5,
    finished: false,
    device: '',
    noted_at: '2026-11-17T12:00:00Z',
  }
  usePlayer.setState({ places: { a: noted } })
  const later = track('a', { position: 20_000, notedAt: '2026-11-17T13:00:00Z' })
  const { sound } = await show([later])
  expect(sound.currentTime).toBe(20)
  act(() => playTracks([{ ...later, notedAt: '2026-11-17T11:00:00Z' }], 0))
  expect(sound.currentTime).toBe(10)
  const waits = { position: 30_000, duration: 60_000, heard: [], at: Date.parse('2026-11-17T14:00:00Z') }
  localStorage.setItem('places', JSON.stringify({ a: waits }))
  act(() => playTracks([later], 0))
  expect(sound.currentTime).toBe(30)
})

test('the next one follows, unless it is to fall silent', async () => {
  const { sound } = await show([track('a'), track('b'), track('c')])
  fireEvent.playing(sound)
  fireEvent.ended(sound)
  expect(await screen.findByText('Part b')).toBeVisible()
  act(() => usePlayer.setState({ sleeps: 'end' }))
  fireEvent.ended(sound)
  expect(screen.getByText('Part b')).toBeVisible()
})

test('without a line the place waits in the browser, and is told when the line is back', async () => {
  const { sound } = await show([track('a')])
  server.use(http.post('*/api/recordings/:id/place', () => HttpResponse.error()))
  fireEvent.playing(sound)
  playTo(sound, 3)
  fireEvent.pause(sound)
  await waitFor(() => expect(localStorage.getItem('places')).toContain('"to":3000'))
  await waitFor(() => expect(useLine.getState().online).toBe(false))
  server.resetHandlers()
  server.use(
    http.post('*/api/recordings/:id/place', async ({ params, request }) => {
      told.push({ ...((await request.json()) as Omit<Told, 'id'>), id: String(params.id) })
      return HttpResponse.json({ position: 3_000, percent: 5, finished: false, device: '', noted_at: '' })
    }),
  )
  act(() => useLine.setState({ online: true }))
  await sendPlaces()
  await waitFor(() => expect(told.map(({ id, position }) => [id, position])).toEqual([['a', 3_000]]))
  expect(localStorage.getItem('places')).toBeNull()
})

test('the wave of what plays is drawn, as far as it has come', async () => {
  const { sound } = await show([track('a', { wave: btoa(String.fromCharCode(0, 255, 0)) })], 0)
  playTo(sound, 15)
  const heard = document.querySelector<SVGElement>('svg[data-part=heard]')
  expect(heard?.style.clipPath).toBe('inset(0 75% 0 0)')
  act(() => playTracks([track('b')], 0))
  expect(document.querySelector('svg[data-part=heard]')).toBeNull()
})

test('speed is kept, and skips stay within it', async () => {
  const { user, sound } = await show([track('a')], 5_000)
  await user.click(screen.getByRole('button', { name: 'Back 15 seconds' }))
  expect(sound.currentTime).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Forward 15 seconds' }))
  expect(sound.currentTime).toBe(15)
  await user.click(screen.getByRole('button', { name: /^Speed/ }))
  await user.click(await screen.findByRole('menuitemradio', { name: '1.5×' }))
  expect(sound.playbackRate).toBe(1.5)
  expect(localStorage.getItem('player.speed')).toBe('1.5')
})

const chapters = [
  { at: 0, title: 'Welcome' },
  { at: 20_000, title: 'Questions' },
]

test('a chapter leads to its beginning, and the player says in which one it is', async () => {
  const { user, sound } = await show([track('a', { chapters })], 5_000)
  expect(screen.getByText('Welcome · Faith')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Chapters' }))
  await user.click(await screen.findByRole('menuitemradio', { name: '0:20 Questions' }))
  expect(sound.currentTime).toBe(20)
  expect(screen.getByText('Questions · Faith')).toBeVisible()
})

test('captions are shown in the language that one chose, and stay chosen', async () => {
  onTestFinished(() => {
    localStorage.removeItem('player.captions')
    usePlayer.setState({ captions: '' })
  })
  const captions = [
    { language: 'en', url: '/captions/en' },
    { language: 'fr', url: '/captions/fr' },
  ]
  const { user } = renderPage(() => <PlayerHost />)
  act(() => playTracks([track('f', { kind: 'video', captions })], 0))
  await user.click(await screen.findByRole('button', { name: 'Captions: Off' }))
  expect(document.querySelector('track')).toBeNull()
  await user.click(await screen.findByRole('menuitemradio', { name: 'French' }))
  await waitFor(() => expect(document.querySelector('track')).toHaveAttribute('src', '/captions/fr'))
  expect(localStorage.getItem('player.captions')).toBe('fr')
  await user.click(screen.getByRole('button', { name: 'Captions: French' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Off' }))
  await waitFor(() => expect(document.querySelector('track')).toBeNull())
})
