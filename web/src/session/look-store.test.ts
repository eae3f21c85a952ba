import { act, renderHook } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { defaultLook, readLook } from '@/theme/look'
import { useNotices } from '@/ui/notices-store'
import { changeLook, resetLook, useLook } from './look-store'
import { savePreferences } from './preferences'
import { useSession } from './session-store'

const withSettings = (settings: unknown, id = 'p1') =>
  sampleSession({ id, metadata: { settings, shortcuts: [] } }).user
const signIn = (settings: unknown, id?: string) => useSession.setState({ user: withSettings(settings, id) })
const signOut = () => useSession.setState({ user: null })
const shown = () => renderHook(() => useLook()).result.current
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')

type Settings = { look?: { mode?: string }; other?: string }
let bodies: Settings[] = []

beforeEach(() => {
  bodies = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  localStorage.clear()
  signOut()
  useNotices.setState({ queue: [] })
  server.use(
    http.post('*/api/auth/user/update', async ({ request }) => {
      const { user } = (await request.json()) as { user: { metadata: { settings: Settings } } }
      bodies.push(user.metadata.settings)
      return HttpResponse.json({ user: withSettings(user.metadata.settings), person: {} })
    }),
  )
})
afterEach(() => vi.clearAllTimers())

async function saved(times: number) {
  vi.runAllTimers()
  vi.useRealTimers()
  await vi.waitFor(() => expect(bodies).toHaveLength(times))
}

// What a change in another tab is for this one.
function otherTab(key: string, value: string) {
  localStorage.setItem(key, value)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: value })))
}

test('a change is on the page and in the browser at once', () => {
  const { result } = renderHook(() => useLook((look) => look.navbar.folded))
  act(() =>
    changeLook({
      navbar: { folded: true },
      palettes: { main: 'ocean' },
      animations: false,
      customScrollbars: false,
    }),
  )
  expect(result.current).toBe(true)
  expect(stored('look').navbar).toEqual({ display: true, folded: true, position: 'left' })
  expect({ ...document.documentElement.dataset }).toMatchObject({
    palette: 'ocean',
    animations: 'off',
    scrollbars: 'system',
  })
  act(resetLook)
  expect(shown()).toEqual(defaultLook)
  expect(stored('look')).toEqual(defaultLook)
})

test("a guest's look stays in the browser", () => {
  changeLook({ mode: 'boxed' })
  vi.runAllTimers() // an unexpected call would fail the test
  expect(bodies).toEqual([])
})

test("a person's look is saved once, silently, beside what else is kept for him", async () => {
  signIn({ other: 'kept' })
  changeLook({ mode: 'boxed' })
  changeLook({ mode: 'container' })
  await saved(1)
  expect(bodies[0]).toMatchObject({ other: 'kept', look: { mode: 'container' } })
  await vi.waitFor(() => expect(useSession.getState().user?.metadata.settings).toHaveProperty('look'))
  expect(useNotices.getState().queue).toEqual([])
})

test('a choice that is to be told is told, though silent ones came with it', async () => {
  signIn({})
  changeLook({ scheme: 'dark' })
  savePreferences()
  changeLook({ navbar: { folded: true } })
  await saved(1)
  await vi.waitFor(() => expect(useNotices.getState().queue).toHaveLength(1))
})

test('who leaves the page before the choosing came to rest has it saved all the same', async () => {
  signIn({})
  changeLook({ mode: 'boxed' })
  window.dispatchEvent(new Event('pagehide'))
  await saved(1)
  window.dispatchEvent(new Event('pagehide'))
  expect(bodies).toHaveLength(1)
})

test('who signs in finds his own look; the browser keeps its own for guests', () => {
  changeLook({ mode: 'boxed' })
  signIn({ look: { mode: 'container', palettes: { main: 'teal' } } })
  expect(shown()).toEqual(readLook({ mode: 'container', palettes: { main: 'teal' } }))
  changeLook({ layout: 'horizontal-top' })
  expect(stored('look').layout).toBe('vertical')
  signOut()
  expect(shown().mode).toBe('boxed')
  expect(document.documentElement.dataset.palette).toBe('indigo')
})

test('who has chosen nothing yet sees the look of the browser, which becomes his only when he chooses', () => {
  changeLook({ mode: 'boxed' })
  signIn({})
  expect(shown().mode).toBe('boxed')
  expect(stored('own_look')).toBeNull()
  changeLook({ scheme: 'dark' })
  expect(stored('own_look')).toMatchObject({ mode: 'boxed', scheme: 'dark' })
})

test('the next person does not inherit the look of the one before', () => {
  signIn({ look: { mode: 'boxed' } })
  signIn({}, 'p2')
  expect(shown()).toEqual(defaultLook)
})

test('a later answer about the same person does not take back what he chose meanwhile', () => {
  signIn({ look: { mode: 'boxed' } })
  changeLook({ mode: 'container' })
  signIn({ look: { mode: 'boxed' } })
  expect(shown().mode).toBe('container')
})

test('a tab follows what another chose, writes nothing and saves nothing', () => {
  signIn({})
  const write = vi.spyOn(Storage.prototype, 'setItem')
  otherTab('own_look', JSON.stringify({ ...defaultLook, mode: 'boxed', palettes: { main: 'rose' } }))
  expect(shown().mode).toBe('boxed')
  expect(document.documentElement.dataset.palette).toBe('rose')
  expect(write).toHaveBeenCalledTimes(1) // the other tab's own
  write.mockRestore()
  vi.runAllTimers()
  expect(bodies).toEqual([])
})

test('of two tabs that choose, the later wins, and both save the same', async () => {
  signIn({})
  changeLook({ mode: 'boxed' })
  otherTab('own_look', JSON.stringify({ ...defaultLook, mode: 'container' }))
  await saved(1)
  expect(bodies[0]?.look?.mode).toBe('container')
})

test('what cannot be read is as good as nothing', () => {
  otherTab('look', '{broken')
  expect(shown()).toEqual(defaultLook)
})
