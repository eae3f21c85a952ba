import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Schemas } from '@/api/client'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { box, giro, owedOf, payerOf, signInAs, transactionOf, wave } from '../test/samples'
import { PaymentDialog } from './payment-dialog'

let sent: Schemas['PaymentFields'][] = []
let refusals: Response[] = []

beforeEach(async () => {
  await loadTexts(['finance', 'invoice', 'payment', 'parts'])
  signInAs('accounting')
  sent = []
  refusals = []
  const second = owedOf('p2', { deadline: '2026-11-05', number: 2, state: 'not_paid' })
  server.use(
    http.get('*/api/payers/y1', () => HttpResponse.json(payerOf())),
    http.get('*/api/payers/y1/owed', () => HttpResponse.json({ items: [owedOf('p1'), second], credit: [] })),
    http.get('*/api/till/accounts', () => HttpResponse.json({ items: [box, giro] })),
    http.post('*/api/transactions/payments', async ({ request }) => {
      sent.push((await request.json()) as Schemas['PaymentFields'])
      return refusals.shift() ?? HttpResponse.json(transactionOf())
    }),
  )
})

const open = () =>
  renderPage(() => <PaymentDialog payer={{ id: 'y1', name: 'Ana Lopes' }} onClose={() => {}} />)

test('what is typed is allocated live, the oldest first, and the change is told', async () => {
  const { user, router } = open()
  await screen.findByText('Installment 1 · PAR-1')
  await user.type(screen.getByLabelText(/^Amount/), '150')
  expect(screen.getAllByText('€100.00').length).toBeGreaterThan(0)
  expect(screen.getByText('€50.00')).toBeVisible()
  await user.type(screen.getByLabelText('Cash handed over'), '200')
  expect(screen.getByText('Change: €50.00')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Record payment' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/finance/transaction/t1'))
  expect(sent[0]).toMatchObject({ account_id: 'box', payer_id: 'y1', amount: 15_000, way: 'cash' })
  expect(sent[0]).not.toHaveProperty('allocations')
})

test('a payment that had to be sent again keeps its key: it is entered once', async () => {
  refusals = [HttpResponse.json({ code: 'unavailable', message: '' }, { status: 503 })]
  const { user } = open()
  await screen.findByText('Installment 1 · PAR-1')
  await user.type(screen.getByLabelText(/^Amount/), '100')
  await user.click(screen.getByRole('button', { name: 'Record payment' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Record payment' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[0]?.key.length).toBeGreaterThan(15)
  expect(sent[1]).toEqual(sent[0])
})

test('somebody may choose himself what is paid; more than is open is refused on the line', async () => {
  const { user } = open()
  await screen.findByText('Installment 1 · PAR-1')
  await user.type(screen.getByLabelText(/^Amount/), '120')
  await user.selectOptions(screen.getByLabelText('Way of payment'), 'Transfer')
  await user.click(screen.getByRole('button', { name: 'Choose' }))
  const [first, second] = screen.getAllByRole('textbox', { name: /^For the installment/ })
  if (!first || !second) throw new Error('two installments have a field each')
  await user.clear(second)
  await user.type(second, '110')
  expect(screen.getByRole('alert')).toHaveTextContent('This is more than is still owed.')
  await user.click(screen.getByRole('button', { name: 'Record payment' }))
  expect(sent).toHaveLength(0)
  await user.clear(second)
  await user.type(second, '70')
  await user.clear(first)
  expect(screen.getByText('€50.00 become credit.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Record payment' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ account_id: 'giro', allocations: [{ part_id: 'p2', amount: 7_000 }] })
})

test('an amount is of the currency of the account that it goes to, and stays as it was typed', async () => {
  server.use(http.get('*/api/till/accounts', () => HttpResponse.json({ items: [box, giro, wave] })))
  const { user } = open()
  await screen.findByText('Installment 1 · PAR-1')
  await user.type(screen.getByLabelText(/^Amount/), '150')
  await user.selectOptions(screen.getByLabelText('Way of payment'), 'Mobile money')
  // What is owed in euros is not paid by francs.
  expect(await screen.findByText(/^Nothing is owed/)).toBeVisible()
  expect(screen.queryByText('Installment 1 · PAR-1')).not.toBeInTheDocument()
  expect(screen.getByLabelText(/^Amount/)).toHaveValue('150')
  await user.click(screen.getByRole('button', { name: 'Record payment' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ account_id: 'wave', amount: 150 })
})

test('the account that is chosen says the currency, whatever the way', async () => {
  server.use(http.get('*/api/till/accounts', () => HttpResponse.json({ items: [box, giro, wave] })))
  const { user } = open()
  await screen.findByText('Installment 1 · PAR-1')
  await user.type(screen.getByLabelText(/^Amount/), '20')
  await user.selectOptions(screen.getByLabelText('Account'), 'Wave')
  await screen.findByText(/^Nothing is owed/)
  await user.selectOptions(screen.getByLabelText('Account'), 'Giro')
  await screen.findByText('Installment 1 · PAR-1')
  await user.click(screen.getByRole('button', { name: 'Record payment' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ account_id: 'giro', way: 'cash', amount: 2_000 })
})

test('what was typed is not thrown away without a question', async () => {
  const close = vi.fn()
  const { user } = renderPage(() => <PaymentDialog payer={{ id: 'y1', name: 'Ana Lopes' }} onClose={close} />)
  await screen.findByText('Installment 1 · PAR-1')
  await user.type(screen.getByLabelText(/^Amount/), '150')
  await user.keyboard('{Escape}')
  const asks = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }))
  await user.click(asks.getByRole('button', { name: 'Cancel' }))
  expect(close).not.toHaveBeenCalled()
  expect(screen.getByLabelText(/^Amount/)).toHaveValue('150')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard changes' }),
  )
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
})

test('a form in which nothing was typed closes at once', async () => {
  const close = vi.fn()
  const { user } = renderPage(() => <PaymentDialog payer={{ id: 'y1', name: 'Ana Lopes' }} onClose={close} />)
  await screen.findByText('Installment 1 · PAR-1')
  await user.keyboard('{Escape}')
  expect(close).toHaveBeenCalledOnce()
})
