import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { payerOf, signInAs } from '../test/samples'
import { StatementTable } from './statement-table'

const sumOf = (currency: string, amount: number) => ({ currency, amount })
let asked: string[] = []

beforeEach(async () => {
  await loadTexts(['finance', 'invoice', 'payer', 'list'])
  signInAs('accounting')
  asked = []
  server.use(
    http.get('*/api/payers/c1/statement', ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      asked.push(search)
      const currency = searchParams.get('currency') ?? 'EUR'
      const days = { from: '2000-01-01', to: '2026-11-18' }
      return HttpResponse.json({ payer, currency, ...days, opening: 0, closing: 0, entries: [] })
    }),
  )
})

const payer = payerOf({ id: 'c1', kind: 'church', person_id: '', name: 'Bethel' })

test('who owes in two currencies has a statement in each', async () => {
  const two = { ...payer, open: [sumOf('EUR', 100), sumOf('XOF', 5000)], credit: [sumOf('XOF', 1)] }
  const { user } = renderPage(() => <StatementTable payer={two} />)
  await user.click(await screen.findByRole('button', { name: 'Currency' }))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['EUR', 'XOF'])
  await user.click(screen.getByRole('menuitem', { name: 'XOF' }))
  await waitFor(() => expect(asked).toEqual(['', '?currency=XOF']))
})

test('who owes in one is not asked', async () => {
  renderPage(() => <StatementTable payer={{ ...payer, open: [sumOf('EUR', 100)], credit: [] }} />)
  expect(await screen.findByRole('button', { name: 'From' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Currency' })).not.toBeInTheDocument()
})
