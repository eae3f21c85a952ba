import { waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { useSession } from '@/session/session-store'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { startKeeping } from './start-keeping'

test('a place that was noted without a line is told when the app is opened again', async () => {
  const told: string[] = []
  server.use(
    http.post('*/api/recordings/:id/place', ({ params }) => {
      told.push(String(params.id))
      const place = { position: 3_000, percent: 5, finished: false, device: '' }
      return HttpResponse.json({ ...place, noted_at: '2026-11-17T12:00:00Z' })
    }),
  )
  const note = { position: 3_000, duration: 60_000, heard: [{ from: 0, to: 3_000 }], at: Date.now() }
  localStorage.setItem('places', JSON.stringify({ r1: note }))
  useSession.setState({ user: sampleSession().user })
  startKeeping()
  await waitFor(() => expect(told).toEqual(['r1']))
  await waitFor(() => expect(localStorage.getItem('places')).toBeNull())
})
