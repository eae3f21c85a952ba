import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { download } from '@/api/download'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { inMain } from '../test/in-main'
import { signInAs, transactionOf } from '../test/samples'
import { Component } from './receipt-page'

vi.mock('@/api/download', () => ({ download: vi.fn(() => Promise.resolve()) }))

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

test('its paper is had in the payer’s language, in another, and in two', async () => {
  server.use(http.get('*/api/transactions/t1', () => HttpResponse.json(transactionOf())))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Download PDF' }))
  expect(download).toHaveBeenLastCalledWith('/api/transactions/t1/receipt', 'PAR-2026-R-0007.pdf')
  await user.click(screen.getByRole('button', { name: 'PDF in other languages' }))
  const asks = within(await screen.findByRole('dialog', { name: 'PDF in other languages' }))
  await user.selectOptions(asks.getByLabelText('Language'), 'Français')
  await user.selectOptions(asks.getByLabelText('Second language'), 'Italiano')
  await user.click(asks.getByRole('button', { name: 'Download PDF' }))
  expect(download).toHaveBeenLastCalledWith(
    '/api/transactions/t1/receipt?language=fr&second=it',
    'PAR-2026-R-0007.pdf',
  )
})

test('what was sold is called as people call it', async () => {
  const lines = [{ category: 'books', text: '', amount: 1_250 }]
  server.use(http.get('*/api/transactions/t1', () => HttpResponse.json(transactionOf({ lines }))))
  open()
  expect(await screen.findByText('Books')).toBeVisible()
})

test('an expense has none, and says so instead of an empty paper', async () => {
  const expense = transactionOf({ kind: 'expense', receipt: '', payer_name: '' })
  server.use(http.get('*/api/transactions/t1', () => HttpResponse.json(expense)))
  open()
  expect(await screen.findByText('This transaction has no receipt.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Print receipt' })).not.toBeInTheDocument()
})
