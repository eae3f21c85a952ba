import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Schemas } from '@/api/client'
import { download } from '@/api/download'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { inMain } from '../test/in-main'
import { signInAs } from '../test/samples'
import { Component } from './reports-page'

vi.mock('@/api/download', () => ({ download: vi.fn(() => Promise.resolve()) }))

const rowOf = (id: string, currency: string, invoiced: number): Schemas['ReportRow'] => ({
  ...{ id, name: id, currency, invoiced, credited: 0, collected: 2_500, open: 500, due: 100 },
  ...{ income: 0, expense: 0 },
})
const report: Schemas['MoneyReport'] = {
  ...{ by: 'campus', from: '2025-12-01', to: '2026-11-18' },
  items: [rowOf('Paris', 'EUR', 300_000), rowOf('Dakar', 'XOF', 400_000)],
}
const ageing: Schemas['Ageing'] = {
  on: '2026-11-18',
  items: [
    {
      ...{ campus_id: 'paris', campus_name: 'Paris', currency: 'EUR', count: 3 },
      ...{ days_30: 1_000, days_60: 2_000, days_90: 3_000, older: 4_000 },
    },
  ],
}
const forecast: Schemas['Forecast'] = {
  months: [{ month: '2026-11', currency: 'EUR', expected: 12_300 }],
  late: [{ currency: 'EUR', amount: 10_000 }],
}
let asked: string[] = []

beforeEach(async () => {
  await loadTexts(['finance', 'invoice', 'ledger', 'list', 'parts'])
  signInAs('accounting')
  asked = []
  server.use(
    http.get('*/api/money/report', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json(report)
    }),
    http.get('*/api/money/ageing', () => HttpResponse.json(ageing)),
    http.get('*/api/money/forecast', () => HttpResponse.json(forecast)),
  )
})

const open = () =>
  renderPage(inMain(Component), {
    path: '/apps/finance/reports',
    at: '/apps/finance/reports?by=campus&campus=paris',
  })

test('sums of two currencies stand apart, with what is late and what is to come', async () => {
  open()
  expect(await screen.findByText('€100.00 that is late comes on top.')).toBeVisible()
  expect(asked).toEqual(['?by=campus&campus=paris'])
  expect(screen.getAllByText('€3,000.00').length).toBeGreaterThan(0)
  const late = within(screen.getByRole('region', { name: 'Due, and for how long' }))
  for (const amount of ['€10.00', '€20.00', '€30.00', '€40.00']) expect(late.getByText(amount)).toBeVisible()
  // Euros and francs are in no sum together.
  expect(screen.queryByText(/7,000/)).not.toBeInTheDocument()
  expect(await accessibilityFaults()).toEqual([])
})

test('what is expected is taken along as a spreadsheet, of the campus that is shown', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Expected in the next six months' }))
  await user.click(screen.getByRole('menuitem', { name: 'CSV file' }))
  expect(download).toHaveBeenCalledWith(
    '/api/money/forecast/export?format=csv&campus=paris',
    'Expected in the next six months.csv',
  )
})
