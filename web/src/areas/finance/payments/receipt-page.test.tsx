import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { inMain } from '../test/in-main'
import { signInAs, transactionOf } from '../test/samples'
import { Component } from './receipt-page'

const open = () =>
  renderPage(inMain(Component), {
    path: '/apps/finance/receipt/:transactionId',
    at: '/apps/finance/receipt/t1',
  })

beforeEach(async () => {
  await loadTexts(['finance', 'invoice', 'payment'])
  signInAs('accounting')
})

test('a payment has a receipt to be printed', async () => {
  server.use(http.get('*/api/transactions/t1', () => HttpResponse.json(transactionOf())))
  open()
  expect(await screen.findByRole('heading', { name: 'Receipt PAR-2026-R-0007' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Print receipt' })).toBeVisible()
})

test('an expense has none, and says so instead of an empty paper', async () => {
  const expense = transactionOf({ kind: 'expense', receipt: '', payer_name: '' })
  server.use(http.get('*/api/transactions/t1', () => HttpResponse.json(expense)))
  open()
  expect(await screen.findByText('This transaction has no receipt.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Print receipt' })).not.toBeInTheDocument()
})
