import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useSession } from '@/session/session-store'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { useConfirmStore } from '@/ui/confirm-store'
import type { Reservation } from './api'
import { Component as ReservationsPage } from './reservations-page'

const sample = (change: Partial<Reservation>): Reservation => ({
  ...{
    id: 'r1',
    version: 1,
    book_id: 'b1',
    title: 'Faith',
    author: '',
    campus_id: 'c1',
    campus_name: 'Paris',
  },
  ...{ person_id: 'p1', reader: 'Ana Roy', state: 'waiting' as const, place: 1, copy_id: '', barcode: '' },
  ...{ created_at: '2026-11-01T09:00:00Z', may_edit: true },
  ...change,
})

const Page = () => (
  <main>
    <ReservationsPage />
  </main>
)

let canceled: string[] = []

beforeEach(async () => {
  await loadTexts(['loan', 'copy', 'list', 'reservation'])
  useSession.setState({ user: sampleSession({ role: ['secretary'] }).user })
  canceled = []
  server.use(
    http.get('*/api/reservations', ({ request }) => {
      expect(new URL(request.url).searchParams.get('state')).toBe('open')
      const kept = {
        id: 'r2',
        reader: 'Ben Roy',
        state: 'kept' as const,
        place: 0,
        barcode: '29',
        kept_until: '2026-11-24',
      }
      return HttpResponse.json({ items: [sample({}), sample(kept)], total: 2, more: false })
    }),
    http.post('*/api/reservations/:id/cancel', ({ params }) => {
      canceled.push(String(params.id))
      return HttpResponse.json(sample({ state: 'canceled', may_edit: false }))
    }),
  )
})

test('who waits and for whom a copy is kept; a reservation is canceled after a question', async () => {
  const { user } = renderPage(Page, { path: '/apps/academic/loans/reservations' })
  expect(await screen.findByText('Ana Roy')).toBeVisible()
  expect(screen.getByText(/Place 1 in the queue/)).toBeVisible()
  expect(screen.getByText(/Kept until/)).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await user.click(screen.getAllByRole('button', { name: 'Actions for Faith' })[0] as HTMLElement)
  await user.click(screen.getByRole('menuitem', { name: 'Cancel the reservation' }))
  expect(canceled).toEqual([])
  useConfirmStore.getState().pending?.answer(true)
  await waitFor(() => expect(canceled).toEqual(['r1']))
})

test('where nobody waits, the page says how a reservation is made; where nothing fits, that', async () => {
  server.use(http.get('*/api/reservations', () => HttpResponse.json({ items: [], total: 0, more: false })))
  const { user } = renderPage(Page)
  expect(await screen.findByText(/Nobody is waiting for a book/)).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: 'Title, person' }), 'x')
  expect(await screen.findByText('No reservation matches.')).toBeVisible()
})
