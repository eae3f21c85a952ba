import { renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { server } from '@/test/server'
import { whole } from './position'
import { useReading } from './use-reading'

let told: unknown[] = []

beforeEach(() => {
  told = []
  server.use(
    http.post('*/api/library/b1/files/f1/place', async ({ request }) => {
      told.push(await request.json())
      const place = { position: 5, percent: 0, finished: false, device: '', noted_at: '2026-11-10T09:00:00Z' }
      return HttpResponse.json(place)
    }),
  )
})

const read = (position: number) => renderHook(() => useReading({ bookId: 'b1', fileId: 'f1' }, position, 90))

test('who leaves a book leaves word of where he is, though not of having read the page', async () => {
  const { result, unmount } = read(0)
  result.current(1, 4)
  result.current(5, 9)
  unmount()
  await waitFor(() => expect(told).toHaveLength(1))
  expect(told[0]).toMatchObject({ position: 5, duration: whole, takes: 5_400_000, heard: [] })
})

test('a wider page that begins before his place does not move him back', async () => {
  const { result, unmount } = read(7)
  result.current(2, 12)
  unmount()
  await waitFor(() => expect(told).toHaveLength(1))
  expect(told[0]).toMatchObject({ position: 7 })
})
