import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { defaultLook } from '@/theme/look'
import { useNotices } from '@/ui/notices-store'
import { applyLanguage, preferencesOf, savePreferences, settingsOf } from './preferences'
import { useSession } from './session-store'

const withSettings = (settings: unknown) => sampleSession({ metadata: { settings, shortcuts: [] } }).user

beforeEach(() => {
  useNotices.setState({ queue: [] })
  useSession.setState({ user: null })
})

test('only what we know is taken from what is kept', () => {
  const kept = { language: 'pt', look: { scheme: 'dark', size: 7 }, other: 'x' }
  expect(preferencesOf(withSettings(kept))).toEqual({
    language: 'pt',
    look: { ...defaultLook, scheme: 'dark' },
  })
  expect(preferencesOf(withSettings({ language: 'de', look: null }))).toEqual({})
  expect(preferencesOf(withSettings(null))).toEqual({})
  expect(preferencesOf(null)).toEqual({})
})

test('what another tab chose, and what is not ours, is saved along', () => {
  localStorage.setItem('language', 'it')
  localStorage.setItem('own_look', JSON.stringify({ scheme: 'dark' }))
  const user = withSettings({ language: 'fr', other: 'x' })
  expect(settingsOf(user)).toEqual({ language: 'it', look: { ...defaultLook, scheme: 'dark' }, other: 'x' })
})

test('several choices are saved once, when they have come to rest, and it is said', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const bodies: unknown[] = []
  server.use(
    http.post('*/api/auth/user/update', async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json({ user: withSettings({ language: 'es' }), person: {} })
    }),
  )
  useSession.setState({ user: withSettings({}) })
  localStorage.setItem('language', 'it')
  savePreferences()
  localStorage.setItem('language', 'es')
  savePreferences()
  vi.runAllTimers()
  vi.useRealTimers()
  await vi.waitFor(() =>
    expect(useNotices.getState().queue.map((notice) => notice.text)).toEqual(['User data saved with api']),
  )
  expect(bodies).toEqual([{ user: { metadata: { settings: { language: 'es' } } } }])
  expect(preferencesOf(useSession.getState().user).language).toBe('es')
})

test("a guest's choice goes to no server", () => {
  vi.useFakeTimers()
  savePreferences()
  // An unexpected call would fail the test.
  vi.runAllTimers()
  expect(useNotices.getState().queue).toEqual([])
})

test('who signs in finds his own language, and may then choose another', async () => {
  useSession.setState({ user: withSettings({ language: 'pt' }) })
  await applyLanguage()
  expect(document.documentElement.lang).toBe('pt')
  document.documentElement.lang = 'en'
  await applyLanguage()
  expect(document.documentElement.lang).toBe('en')
})
