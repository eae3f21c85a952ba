import { delay, HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { server } from '@/test/server'
import { sendPlaces, tellPlace } from './place-notes'

type Told = { position: number; age: number; heard: { from: number; to: number }[] }
let told: Told[] = []

const place = { position: 0, percent: 0, finished: false, device: '', noted_at: '2026-11-17T12:00:00Z' }
const path = '*/api/recordings/:id/place'

// The server takes what it is told.
const takes = http.post(path, async ({ request }) => {
  told.push((await request.json()) as Told)
  return HttpResponse.json(place)
})
const away = http.post(path, () => HttpResponse.error())

// A note of ten seconds that were played, the last of them at a moment.
const note = (to: number, at: number) => ({
  ...{ position: to, duration: 7_200_000, at },
  heard: [{ from: to - 10_000, to }],
})

const kept = () => Object.keys(JSON.parse(localStorage.getItem('places') ?? '{}') as object)

beforeEach(() => {
  told = []
  localStorage.removeItem('places')
})

test('what was heard for long without a line is told as a whole', async () => {
  server.use(away)
  const seconds = 50 * 60
  for (let at = 10; at <= seconds; at += 10) void tellPlace('a', note(at * 1000, at))
  await sendPlaces()
  server.use(takes)
  await sendPlaces()
  expect(told).toMatchObject([{ position: seconds * 1000, heard: [{ from: 0, to: seconds * 1000 }] }])
  expect(localStorage.getItem('places')).toBeNull()
})

test('what was noted by a clock that was wrong by years is as old as the server takes', async () => {
  server.use(takes)
  await tellPlace('a', note(10_000, 1))
  expect(told[0]?.age).toBe(7_776_000_000) // as openapi.yaml has it
})

test('what is noted while a call is under way is told after it, and nothing twice', async () => {
  server.use(
    http.post(path, async ({ request }) => {
      told.push((await request.json()) as Told)
      await delay(20)
      return HttpResponse.json(place)
    }),
  )
  const first = tellPlace('a', note(10_000, 1))
  void tellPlace('a', note(20_000, 2))
  await first
  await sendPlaces()
  expect(told.map(({ heard }) => heard)).toEqual([[{ from: 0, to: 10_000 }], [{ from: 10_000, to: 20_000 }]])
})

test.each([408, 409, 429, 503])('a place that is answered by %i waits', async (status) => {
  server.use(http.post(path, () => HttpResponse.json({}, { status })))
  await tellPlace('a', note(10_000, 1))
  expect(kept()).toEqual(['a'])
  server.use(takes)
  await sendPlaces()
  expect(told).toMatchObject([{ heard: [{ from: 0, to: 10_000 }] }])
  expect(kept()).toEqual([])
})

test.each([400, 403, 404, 422])('a place that is answered by %i is let go of', async (status) => {
  server.use(http.post(path, () => HttpResponse.json({}, { status })))
  await tellPlace('a', note(10_000, 1))
  expect(kept()).toEqual([])
})

test('a place that another device is telling keeps no other one back', async () => {
  server.use(away)
  await tellPlace('a', note(10_000, 1))
  await tellPlace('b', note(20_000, 2))
  server.use(
    http.post('*/api/recordings/a/place', () => HttpResponse.json({}, { status: 409 })),
    takes,
  )
  await sendPlaces()
  expect(told).toMatchObject([{ position: 20_000 }])
  expect(kept()).toEqual(['a'])
})
