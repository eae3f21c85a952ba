import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useSession } from '@/session/session-store'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import type { Stock } from './api'
import { Component as StockPage } from './stock-page'

const sample = (change: Partial<Stock> = {}): Stock => ({
  ...{ id: 'k1', version: 1, campus_id: 'c1', campus_name: 'Paris', begun_by: 'Ana Roy', may_edit: true },
  ...{ begun_at: '2026-11-14T09:00:00Z', expected: 3, seen: 1, missing: 2 },
  ...change,
})

const Page = () => (
  <main>
    <StockPage />
  </main>
)

let closed: unknown[] = []
let stock = sample()

beforeEach(async () => {
  await loadTexts(['loan', 'copy', 'list', 'stock', 'book'])
  useSession.setState({ user: sampleSession({ role: ['secretary'] }).user })
  closed = []
  stock = sample()
  server.use(
    http.get('*/api/stock-takings/k1', () => HttpResponse.json(stock)),
    http.get('*/api/stock-takings/k1/missing', () =>
      HttpResponse.json({
        items: [{ id: 'c9', book_id: 'b1', title: 'Hope', barcode: '29' }],
        total: 1,
        more: false,
      }),
    ),
    http.post('*/api/stock-takings/k1/scan', async ({ request }) => {
      const { barcode } = (await request.json()) as { barcode: string }
      if (barcode === '404')
        return HttpResponse.json({ code: 'copy.not_found', status: 404 }, { status: 404 })
      const copy = { title: 'Faith', campus_name: 'Paris' }
      if (barcode === '292' || barcode === '293') {
        const loan = { borrower: 'Ana Roy', invoice_id: barcode === '292' ? 'i1' : '' }
        return HttpResponse.json({ outcome: 'found', copy, stock, loan })
      }
      return HttpResponse.json({ outcome: 'seen', copy, stock: sample({ seen: 2, missing: 1 }) })
    }),
    http.post('*/api/stock-takings/k1/close', async ({ request }) => {
      closed.push(await request.json())
      stock = sample({ closed_at: '2026-11-14T12:00:00Z', may_edit: false })
      return HttpResponse.json(stock)
    }),
  )
})

test('copies are scanned one after the other, and what is missing is lost when it is closed so', async () => {
  const { user } = renderPage(Page, {
    path: '/apps/academic/loans/stock/:stockId',
    at: '/apps/academic/loans/stock/k1',
  })
  const field = await screen.findByRole('textbox', { name: 'Barcode of the copy' })
  expect(await screen.findByText('Hope')).toBeVisible()
  await user.type(field, '291{Enter}')
  expect(await screen.findByText('“Faith”: seen')).toBeVisible()
  await user.type(field, '292{Enter}')
  expect(await screen.findByText(/Ana Roy was charged for it: cancel the invoice/)).toBeVisible()
  await user.type(field, '293{Enter}')
  expect(await screen.findByText(/the invoice that was drafted for Ana Roy is withdrawn/)).toBeVisible()
  await user.type(field, '404{Enter}')
  expect(await screen.findByText(/No copy has this code/)).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Close the stock-taking' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('checkbox', { name: 'Note them as lost' }))
  await user.click(within(dialog).getByRole('button', { name: 'Close the stock-taking' }))
  await waitFor(() => expect(closed).toEqual([{ lose: true }]))
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
})
