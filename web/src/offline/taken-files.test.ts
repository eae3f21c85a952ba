import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserStore } from '@/test/browser-store'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import type { TakenFile } from './taken-files'

const dayMs = 24 * 60 * 60 * 1000
const content = 'x'.repeat(5_000)
const file: TakenFile = {
  ...{ id: 'r1', kind: 'audio', of: 'recordings', title: 'First part', about: 'Faith' },
  ...{ mediaType: 'audio/ogg', size: content.length, duration: 60_000 },
}
const url = `${window.location.origin}/sound/r1`

// A page as it is opened in a browser that keeps nothing yet: its modules begin anew.
async function openPage() {
  vi.resetModules()
  const { useSession } = await import('@/session/session-store')
  useSession.setState({ user: sampleSession().user })
  const { forgetOthers } = await import('@/session/keeping/keeping')
  const taken = await import('./taken-files')
  const titles = async () => (await taken.takenFiles()).map(({ title }) => title)
  return { ...taken, forgetOthers, titles }
}

beforeEach(() => {
  browserStore()
  server.use(
    http.post('*/api/profile/keeping-key', () => HttpResponse.json({ key: btoa('a'.repeat(32)) })),
    http.get('*/sound/r1', () => HttpResponse.text(content)),
    http.get('*/api/recordings/r1', () => HttpResponse.json({ id: 'r1' })),
  )
})

afterEach(() => {
  vi.useRealTimers()
})

const later = (days: number) => vi.useFakeTimers({ now: Date.now() + days * dayMs, toFake: ['Date'] })

test('what was taken along opens without a line, for a week and no longer', async () => {
  const { takeFile, openTaken, tidyTaken, titles } = await openPage()
  expect(await takeFile(file, url)).toBe(true)
  server.use(
    http.get('*/sound/r1', () => HttpResponse.error()),
    http.get('*/api/recordings/r1', () => HttpResponse.error()),
  )
  later(6)
  await tidyTaken()
  expect(await titles()).toEqual(['First part'])
  expect(await (await openTaken('r1'))?.text()).toBe(content)
  vi.useRealTimers()
  later(7)
  expect(await titles()).toEqual([])
  expect(await openTaken('r1')).toBeUndefined()
  // A clock that is set back brings nothing back once the app was opened.
  await tidyTaken()
  vi.useRealTimers()
  expect(await titles()).toEqual([])
})

test('what is open by a grant goes with its last day, however short the week was', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 18, 12), toFake: ['Date'] })
  const { takeFile, takenFiles } = await openPage()
  const untils = async () => (await takenFiles()).map(({ until }) => new Date(until))
  await takeFile({ ...file, lastDay: '2026-11-20' }, url)
  expect(await untils()).toEqual([new Date(2026, 10, 21)])
  await takeFile({ ...file, lastDay: '2026-12-31' }, url)
  expect(await untils()).toEqual([new Date(2026, 10, 25, 12)])
})

test('a sign-out takes it away', async () => {
  const { takeFile, openTaken, forgetOthers, titles } = await openPage()
  await takeFile(file, url)
  await forgetOthers(undefined)
  expect(await titles()).toEqual([])
  expect(await openTaken('r1')).toBeUndefined()
})

test('what the server no longer opens goes when the app opens; an outage takes nothing away', async () => {
  const { takeFile, openTaken, tidyTaken, titles } = await openPage()
  await takeFile(file, url)
  server.use(http.get('*/api/recordings/r1', () => new HttpResponse(null, { status: 503 })))
  await tidyTaken()
  expect(await titles()).toEqual(['First part'])
  server.use(http.get('*/api/recordings/r1', () => new HttpResponse(null, { status: 404 })))
  await tidyTaken()
  expect(await titles()).toEqual([])
  expect(await openTaken('r1')).toBeUndefined()
})

test('where one went on elsewhere is known here when the app opens', async () => {
  localStorage.removeItem('places.known')
  const { takeFile, tidyTaken } = await openPage()
  await takeFile(file, url)
  const place = {
    position: 20_000,
    percent: 30,
    finished: false,
    device: '',
    noted_at: '2026-11-17T12:00:00Z',
  }
  server.use(http.get('*/api/recordings/r1', () => HttpResponse.json({ id: 'r1', place })))
  await tidyTaken()
  const { usePlayer } = await import('@/ui/player/player-store')
  expect(usePlayer.getState().places.r1?.position).toBe(20_000)
})

test('what did not arrive as a whole is not there at all', async () => {
  const { takeFile, titles } = await openPage()
  server.use(http.get('*/sound/r1', () => new HttpResponse(null, { status: 404 })))
  await expect(takeFile(file, url)).rejects.toThrow('404')
  expect(await titles()).toEqual([])
})
