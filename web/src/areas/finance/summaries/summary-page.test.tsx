import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { inMain } from '../test/in-main'
import { signInAs } from '../test/samples'
import { Component } from './summary-page'

const moment = '2026-11-16T18:00:00Z'
const count: Schemas['Count'] = {
  ...{ account_id: 'box', account_name: 'Cash box', campus_id: 'paris', currency: 'EUR' },
  ...{ first_day: '2026-11-01', opening: 5_000, in: 10_000, out: 0, expected: 15_000 },
  ways: [{ currency: 'EUR', way: 'cash', count: 3, amount: 10_000 }],
  classes: [{ class_id: 'k1', class_code: 'PAR-1', currency: 'EUR', amount: 10_000 }],
}
const closing: Schemas['FullClosing'] = {
  ...{ id: 'w1', campus_id: 'paris', campus_name: 'Paris', account_id: 'box', account_name: 'Cash box' },
  ...{ currency: 'EUR', day: '2026-11-16', opening: 5_000, expected: 15_000, counted: 14_000 },
  ...{ difference: -1_000, note: 'Wrong change', closed_at: moment, closed_by: 'Jo', reopened_by: '' },
  ...{ reason: '', may_reopen: true, movements: [], figures: count, coins: [{ value: 2_000, count: 7 }] },
  planning: {
    ...{ id: 'p1', number: 3, abbreviation: 'TH1', first_day: '2026-11-14', last_day: '2026-11-15' },
  },
}

let reasons: unknown[] = []

beforeEach(async () => {
  await loadTexts(['finance', 'invoice', 'ledger', 'list', 'parts'])
  signInAs('director')
  reasons = []
  server.use(
    http.get('*/api/weekend-closings/w1', () => HttpResponse.json(closing)),
    http.post('*/api/weekend-closings/w1/reopen', async ({ request }) => {
      reasons.push(await request.json())
      return HttpResponse.json({ ...closing, reopened_at: moment, may_reopen: false })
    }),
  )
})

const open = () =>
  renderPage(inMain(Component), {
    path: '/apps/finance/summaries/:summaryId',
    at: '/apps/finance/summaries/w1',
  })

test('a week-end that was closed says of which it is, what was counted, and where a difference came from', async () => {
  open()
  expect(await screen.findByText(/TH1/)).toBeVisible()
  expect(screen.getByText('Wrong change')).toBeVisible()
  expect(screen.getByText('-€10.00')).toBeVisible()
  expect(screen.getByText('PAR-1')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test('it is reopened with a reason, by who may', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Reopen' }))
  const asks = within(await screen.findByRole('alertdialog'))
  await user.type(asks.getByLabelText(/Reason/), 'Counted wrongly')
  await user.click(asks.getByRole('button', { name: 'Reopen' }))
  await waitFor(() => expect(reasons).toEqual([{ reason: 'Counted wrongly' }]))
})
