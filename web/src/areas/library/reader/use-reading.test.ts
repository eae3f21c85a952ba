import { renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { server } from '@/test/server'
import { whole } from './position'
import { useReading } from './use-reading'

test('who leaves a book leaves word of where he is, though not of having read the page', async () => {
  const told: unknown[] = []
  server.use(
    http.post('*/api/library/b1/files/f1/place', async ({ request }) => {
      told.push(await request.json())
      return HttpResponse.json({
        position: 5,
        percent: 0,
        finished: false,
        device: '',
        noted_at: '2026-11-10T09:00:00Z',
      })
    }),
  )
  const { result, unmount } = renderHook(() => useReading({ bookId: 'b1', fileId: 'f1' }))
  result.current(1, 4)
  result.current(5, 9)
  unmount()
  await waitFor(() => expect(told).toHaveLength(1))
  expect(told[0]).toMatchObject({ position: 5, duration: whole, heard: [] })
})
