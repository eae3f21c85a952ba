import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { server } from '@/test/server'
import { tellPlace } from './place-notes'

const note = { position: 3_000, duration: 60_000, heard: [], at: 1 }
const answers = (status: number) =>
  server.use(http.post('*/api/recordings/:id/place', () => HttpResponse.json({ status }, { status })))

beforeEach(() => localStorage.removeItem('places'))

test('a place that the server has no time for is told later', async () => {
  answers(429)
  await tellPlace('a', note)
  expect(localStorage.getItem('places')).toContain('"position":3000')
})

test('a place in what is no longer there is not told again', async () => {
  answers(404)
  await tellPlace('a', note)
  expect(localStorage.getItem('places')).toBeNull()
})
