import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { PlayerHost } from './player-host'
import { playTracks, stopPlaying, type Track, usePlayer } from './player-store'

const track = (id: string, change: Partial<Track> = {}): Track => ({
  ...{ id, kind: 'audio', title: `Part ${id}`, about: 'Faith', url: `/sound/${id}`, href: '/courses/c1' },
  ...{ position: 0, duration: 60_000 },
  ...change,
})

let paused: ReturnType<typeof vi.spyOn>

// The lock screen of a phone, as far as a browser hands it over.
const lock = {
  metadata: null as { title: string; artist: string; artwork: { src: string }[] } | null,
  playbackState: 'none',
  state: undefined as MediaPositionState | undefined,
  acts: {} as Record<string, ((details: { seekTime?: number; seekOffset?: number }) => void) | null>,
  setActionHandler(name: string, act: ((details: object) => void) | null) {
    if (name === 'stop') throw new TypeError('unknown') // not every browser knows every act
    lock.acts[name] = act
  },
  setPositionState(state?: MediaPositionState) {
    lock.state = state
  },
}

beforeEach(async () => {
  localStorage.removeItem('places')
  localStorage.removeItem('places.known')
  usePlayer.setState({ places: {}, speed: 1, form: 'auto' })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  paused = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(false)
  Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: lock })
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(said: object) {
        Object.assign(this, said)
      }
    },
  )
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'mediaSession')
  })
  server.use(
    http.post('*/api/recordings/:id/place', () =>
      HttpResponse.json({ position: 0, percent: 0, finished: false, device: '', noted_at: '' }),
    ),
  )
  await loadTexts(['player'])
})

afterEach(() => act(stopPlaying))

async function show(tracks: Track[]) {
  const { user } = renderPage(PlayerHost)
  act(() => playTracks(tracks, 0))
  await screen.findByRole('region', { name: 'Player' })
  const sound = document.querySelector('audio')
  if (!sound) throw new Error('nothing plays')
  await waitFor(() => expect(sound).toHaveAttribute('src'))
  return { user, sound }
}

test('the lock screen tells what plays and how far it is, and its keys work', async () => {
  const { sound } = await show([track('a'), track('b', { poster: '/poster/b' })])
  expect(lock.metadata).toMatchObject({ title: 'Part a', artist: 'Faith' })
  expect(lock.metadata?.artwork[0]?.src).toBe('/icons/icon-512.png')
  act(() => lock.acts.seekto?.({ seekTime: 30 }))
  expect(sound.currentTime).toBe(30)
  expect(lock.state).toEqual({ duration: 60, position: 30, playbackRate: 1 })
  act(() => lock.acts.seekbackward?.({}))
  expect(sound.currentTime).toBe(15)
  act(() => lock.acts.seekforward?.({ seekOffset: 5 }))
  expect(sound.currentTime).toBe(20)
  act(() => lock.acts.pause?.({}))
  expect(paused).toHaveBeenCalled()
  act(() => lock.acts.nexttrack?.({}))
  await waitFor(() => expect(lock.metadata?.title).toBe('Part b'))
  expect(lock.metadata?.artwork).toEqual([{ src: '/poster/b' }])
  act(stopPlaying)
  expect(lock.metadata).toBeNull()
  expect(lock.state).toBeUndefined()
  expect(lock.acts.play).toBeNull()
})

test('it falls silent when its time has come, and not before', async () => {
  const { user, sound } = await show([track('a')])
  fireEvent.playing(sound)
  await user.click(screen.getByRole('button', { name: 'Sleep timer' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'After 15 minutes' }))
  const now = Date.now()
  const clock = vi.spyOn(Date, 'now')
  clock.mockReturnValue(now + 14 * 60_000)
  fireEvent.timeUpdate(sound)
  expect(paused).not.toHaveBeenCalled()
  clock.mockReturnValue(now + 16 * 60_000)
  fireEvent.timeUpdate(sound)
  expect(paused).toHaveBeenCalledOnce()
  expect(usePlayer.getState().sleeps).toBeNull()
})

test('however fast it plays, a voice keeps its pitch', async () => {
  const { sound } = await show([track('a')])
  expect(sound.preservesPitch).toBe(true)
})

test('a browser that does not know the light form plays what was recorded', async () => {
  usePlayer.setState({ form: 'light' })
  const { sound } = await show([track('a', { light: '/light/a' })])
  expect(sound).toHaveAttribute('src', '/light/a')
  fireEvent.error(sound)
  await waitFor(() => expect(sound).toHaveAttribute('src', '/sound/a'))
  expect(usePlayer.getState().failed).toBe(false)
  fireEvent.error(sound)
  await waitFor(() => expect(usePlayer.getState().failed).toBe(true))
})
