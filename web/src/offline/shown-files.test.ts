import { afterEach, expect, test, vi } from 'vitest'
import { useSession } from '@/session/session-store'
import { sampleSession } from '@/test/session'
import { addressOf, showFile } from './shown-files'

afterEach(() => {
  for (const name of ['createObjectURL', 'revokeObjectURL'] as const) Reflect.deleteProperty(URL, name)
  vi.restoreAllMocks()
})

test('what was opened from this device is shut with the session, and not before', () => {
  const revoked: string[] = []
  let made = 0
  URL.createObjectURL = () => `blob:${++made}`
  URL.revokeObjectURL = (url) => void revoked.push(url)
  const page = { close: vi.fn(), opener: window }
  vi.spyOn(window, 'open').mockReturnValue(page as unknown as Window)
  useSession.setState({ user: sampleSession({ id: 'ana' }).user ?? null })
  showFile(new Blob(['a']))
  expect(addressOf(new Blob(['b']))).toBe('blob:2')
  expect(page.opener).toBeNull()
  // Told anew by the server, the same person goes on.
  useSession.setState({ user: sampleSession({ id: 'ana', role: ['teacher'] }).user ?? null })
  expect([revoked, page.close.mock.calls]).toEqual([[], []])
  useSession.setState({ user: null })
  expect(revoked).toEqual(['blob:1', 'blob:2'])
  expect(page.close).toHaveBeenCalledOnce()
})
