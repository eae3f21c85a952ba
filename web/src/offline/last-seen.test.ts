import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { browserStore } from '@/test/browser-store'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'

// A page as it is opened anew, on the line or without one.
async function openPage() {
  vi.resetModules()
  const { useSession } = await import('@/session/session-store')
  useSession.setState({ user: sampleSession().user })
  const { api, unwrap } = await import('@/api/client')
  const { forgetOthers } = await import('@/session/keeping/keeping')
  const { findCopy } = await import('./kept-sheets')
  const { lastSeen, seenAnew } = await import('./last-seen')
  const look = () => lastSeen('space', () => unwrap(api.GET('/api/student-space', {})))
  const take = () => seenAnew('space', () => unwrap(api.GET('/api/student-space', {})))
  const isKept = async () =>
    (await findCopy('seen', { agendaCourseId: 'space', classId: 'own' })) !== undefined
  return { look, take, forgetOthers, isKept }
}

const tell = (answer: () => Response) => server.use(http.get('*/api/student-space', answer))

beforeEach(() => {
  browserStore()
  server.use(http.post('*/api/profile/keeping-key', () => HttpResponse.json({ key: btoa('a'.repeat(32)) })))
  tell(() => HttpResponse.json({ person_id: 'me' }))
})

async function seenOnce() {
  const { look, isKept } = await openPage()
  const seen = await look()
  expect(seen.kept).toBeUndefined()
  await vi.waitFor(async () => expect(await isKept()).toBe(true))
  return seen.at
}

test('without a line it is as it was last seen, with the time', async () => {
  const at = await seenOnce()
  tell(() => HttpResponse.error())
  const { look } = await openPage()
  expect(await look()).toEqual({ data: { person_id: 'me' }, at, kept: true })
})

test.each([403, 404])('a refusal (%d) is told as it is, and takes the copy away', async (status) => {
  await seenOnce()
  tell(() => HttpResponse.json({ code: 'access.denied' }, { status }))
  const { look, isKept } = await openPage()
  await expect(look()).rejects.toMatchObject({ status })
  await vi.waitFor(async () => expect(await isKept()).toBe(false))
})

test('an error of the server is told, and takes nothing away', async () => {
  await seenOnce()
  tell(() => HttpResponse.json({}, { status: 500 }))
  const { look, isKept } = await openPage()
  await expect(look()).rejects.toMatchObject({ status: 500 })
  expect(await isKept()).toBe(true)
})

test('after a sign-out nothing can be read', async () => {
  await seenOnce()
  tell(() => HttpResponse.error())
  const { look, forgetOthers } = await openPage()
  await forgetOthers(undefined)
  await expect(look()).rejects.toMatchObject({ status: 0 })
})

test('what is taken along is what the server says now: nothing older stands in for it', async () => {
  await seenOnce()
  const { take, isKept } = await openPage()
  tell(() => HttpResponse.error())
  await expect(take()).rejects.toMatchObject({ status: 0 })
  expect(await isKept()).toBe(true)
  tell(() => HttpResponse.json({ person_id: 'me, later' }))
  expect(await take()).toMatchObject({ data: { person_id: 'me, later' }, unkept: false })
  tell(() => HttpResponse.json({ code: 'access.denied' }, { status: 403 }))
  await expect(take()).rejects.toMatchObject({ status: 403 })
  expect(await isKept()).toBe(false)
})

test('what a device has no room for is not called taken along', async () => {
  const { take } = await openPage()
  vi.stubGlobal('indexedDB', undefined)
  expect(await take()).toMatchObject({ data: { person_id: 'me' }, unkept: true })
})
