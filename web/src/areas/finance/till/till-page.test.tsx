import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Schemas } from '@/api/client'
import { useLine } from '@/api/line'
import { accessibilityFaults } from '@/test/axe'
import { cameraSees } from '@/test/camera'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { inMain } from '../test/in-main'
import { box, giro, owedOf, pageOf, payerOf, signInAs, transactionOf, wave } from '../test/samples'
import { Component } from './till-page'

let sent: Schemas['PaymentFields'][] = []

const ana: Schemas['TillPerson'] = {
  ...{ person_id: 's1', payer_id: 'y1', name: 'Ana Lopes', photo_url: '', kind: 'student' },
  ...{ class_code: 'PAR-1', open: 20_000, due: 10_000, card: '' },
}

beforeEach(async () => {
  await loadTexts(['finance', 'invoice', 'payment', 'till', 'list', 'line', 'kept'])
  localStorage.removeItem('till paris')
  signInAs('secretary')
  sent = []
  const second = owedOf('p2', { deadline: '2026-11-05', number: 2, state: 'not_paid' })
  server.use(
    http.get('*/api/till/questions', () => HttpResponse.json(pageOf([]))),
    http.get('*/api/till/accounts', () => HttpResponse.json({ items: [box, giro] })),
    http.get('*/api/till/people', () => HttpResponse.json({ items: [ana], currency: 'EUR' })),
    http.get('*/api/payers/y1/owed', () => HttpResponse.json({ items: [owedOf('p1'), second], credit: [] })),
    http.post('*/api/transactions/payments', async ({ request }) => {
      sent.push((await request.json()) as Schemas['PaymentFields'])
      return HttpResponse.json(transactionOf({ id: `t${sent.length}`, receipt: `R-${sent.length}` }))
    }),
  )
})

test('with the keyboard alone: a name, Enter, the way, Enter, and the next one', async () => {
  const { user } = renderPage(inMain(Component))
  const search = await screen.findByRole('combobox', { name: 'Who pays?' })
  expect(search).toHaveFocus()
  await user.keyboard('ana')
  await screen.findByRole('option', { name: /Ana Lopes.*€100.00 due/ })
  await user.keyboard('{Enter}')
  // What is due is filled in already, and the ways have the focus.
  await waitFor(() => expect(screen.getByLabelText(/^Amount/)).toHaveValue('100'))
  expect(screen.getByRole('radio', { name: 'Cash' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/Ana Lopes has paid €150.00: receipt R-1/)).toBeVisible()
  expect(sent[0]).toMatchObject({ payer_id: 'y1', amount: 10_000, way: 'cash', account_id: 'box' })
  expect(screen.getByRole('combobox', { name: 'Who pays?' })).toHaveFocus()
  await user.keyboard('ana')
  await screen.findByRole('option', { name: /Ana Lopes/ })
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('radio', { name: 'Card' }))
  await waitFor(() => expect(screen.getByLabelText(/^Amount/)).toHaveValue('100'))
  await user.click(screen.getByRole('button', { name: 'Take payment' }))
  await screen.findByText(/receipt R-2/)
  expect(sent[1]).toMatchObject({ way: 'card' })
  expect(sent[1]?.key).not.toBe(sent[0]?.key)
})

test('the camera reads a card, and whose it is stands there at once', async () => {
  cameraSees('2900000000018')
  const asked: (string | null)[] = []
  server.use(
    http.get('*/api/till/people', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('words'))
      return HttpResponse.json({ items: [ana], currency: 'EUR' })
    }),
  )
  const { user } = renderPage(inMain(Component))
  await user.click(await screen.findByRole('button', { name: 'Read with the camera' }))
  await waitFor(() => expect(screen.getByLabelText(/^Amount/)).toHaveValue('100'))
  expect(asked).toContain('2900000000018')
})

test('the till can be read by everybody', async () => {
  renderPage(inMain(Component))
  await screen.findByRole('combobox', { name: 'Who pays?' })
  expect(await accessibilityFaults()).toEqual([])
})

test('where a way goes to an account of another currency, the till asks for what is owed in that', async () => {
  const francs = owedOf('p3', { currency: 'XOF', amount: 700, open: 700 })
  server.use(
    http.get('*/api/till/accounts', () => HttpResponse.json({ items: [box, giro, wave] })),
    http.get('*/api/payers/y1/owed', () => HttpResponse.json({ items: [owedOf('p1'), francs], credit: [] })),
  )
  const { user } = renderPage(inMain(Component))
  await user.type(await screen.findByRole('combobox', { name: 'Who pays?' }), 'ana')
  await user.click(await screen.findByRole('option', { name: /Ana Lopes/ }))
  await waitFor(() => expect(screen.getByLabelText(/^Amount/)).toHaveValue('100'))
  await user.click(screen.getByRole('radio', { name: 'Mobile money' }))
  await waitFor(() => expect(screen.getByLabelText(/^Amount/)).toHaveValue('700'))
  await user.click(screen.getByRole('radio', { name: 'Card' }))
  await waitFor(() => expect(screen.getByLabelText(/^Amount/)).toHaveValue('100'))
  await user.click(screen.getByRole('radio', { name: 'Mobile money' }))
  await user.click(screen.getByRole('button', { name: 'Take payment' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ account_id: 'wave', amount: 700, way: 'mobile' })
})

const bao = payerOf({
  ...{ id: 'y2', person_id: 's2', name: 'Bao Nguyen', open: [{ currency: 'EUR', amount: 9_000 }] },
  due: [{ currency: 'EUR', amount: 4_000 }],
})
const till: Schemas['Till'] = {
  ...{ id: 'till-1', campus_id: 'paris', number: 1, name: 'Desk', code: 'PAR', series: 'T1', last: 0 },
  ...{ year: new Date().getFullYear(), ended: false, created_at: '2026-01-01T00:00:00Z' },
}

test('a till of its own takes money without a line under numbers of its own, and sends it when the line is back', async () => {
  localStorage.setItem('till paris', JSON.stringify({ id: 'till-1', year: till.year, last: 6 }))
  server.use(
    http.get('*/api/tills', () => HttpResponse.json({ items: [till] })),
    http.get('*/api/payers', () => HttpResponse.json(pageOf([bao]))),
  )
  const { user } = renderPage(inMain(Component))
  expect(await screen.findByText('Till T1 · Desk')).toBeVisible()
  act(() => useLine.setState({ online: false }))
  onTestFinished(() => useLine.setState({ online: true }))
  server.use(http.post('*/api/transactions/payments', () => HttpResponse.error()))
  await user.type(screen.getByRole('combobox', { name: 'Who pays?' }), 'ngu')
  await user.click(await screen.findByRole('option', { name: /Bao Nguyen.*€40.00 due/ }))
  await waitFor(() => expect(screen.getByLabelText(/^Amount/)).toHaveValue('40'))
  await user.click(screen.getByRole('button', { name: 'Take payment' }))
  const receipt = `PAR-${till.year}-T1-0007`
  expect(await screen.findByText(`Bao Nguyen has paid €40.00: receipt ${receipt}.`)).toBeVisible()
  expect(screen.getByText('1 payment waits to be sent.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Bao Nguyen' })).not.toBeInTheDocument()
  // Its paper is printed here, with what he owes as far as this device knows.
  const print = vi.spyOn(window, 'print').mockReturnValue()
  await user.click(screen.getByRole('button', { name: `Print receipt ${receipt}` }))
  const paper = await screen.findByRole('dialog', { name: `Receipt ${receipt}` })
  expect(paper).toHaveTextContent('Bao Nguyen')
  expect(paper).toHaveTextContent(/Still owed, as known on .*€50.00/)
  await user.click(within(paper).getByRole('button', { name: 'Print receipt' }))
  expect(print).toHaveBeenCalledOnce()
  await user.click(within(paper).getByRole('button', { name: 'Close' }))
  server.use(
    http.post('*/api/transactions/payments', async ({ request }) => {
      sent.push((await request.json()) as Schemas['PaymentFields'])
      return HttpResponse.json(transactionOf({ id: 't7', receipt }))
    }),
  )
  act(() => useLine.setState({ online: true }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    ...{ payer_id: 'y2', amount: 4_000, taken: { till_id: 'till-1', year: till.year, number: 7 } },
  })
  expect(await screen.findByRole('link', { name: 'Bao Nguyen' })).toHaveAttribute(
    'href',
    expect.stringContaining('/receipt/t7'),
  )
})

test('without a line, a card is read as with one, and a face is looked for', async () => {
  localStorage.setItem('till paris', JSON.stringify({ id: 'till-1', year: till.year, last: 0 }))
  server.use(
    http.get('*/api/tills', () => HttpResponse.json({ items: [till] })),
    http.get('*/api/payers', () =>
      HttpResponse.json(pageOf([payerOf(), { ...bao, card: '2900000000018', photo_url: '/face' }])),
    ),
  )
  cameraSees('2900000000018')
  const { user } = renderPage(inMain(Component))
  expect(await screen.findByText('Till T1 · Desk')).toBeVisible()
  act(() => useLine.setState({ online: false }))
  onTestFinished(() => useLine.setState({ online: true }))
  await user.click(screen.getByRole('button', { name: 'Read with the camera' }))
  expect(await screen.findByRole('heading', { name: 'Bao Nguyen' })).toBeVisible()
  expect(document.querySelector('img[src="/face"]')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText(/^Amount/)).toHaveValue('40'))
})

test('a book is sold beside what is owed, and what is given back counts both', async () => {
  const { user } = renderPage(inMain(Component))
  await user.type(await screen.findByRole('combobox', { name: 'Who pays?' }), 'ana')
  await user.click(await screen.findByRole('option', { name: /Ana Lopes/ }))
  await waitFor(() => expect(screen.getByLabelText(/^Amount/)).toHaveValue('100'))
  await user.click(screen.getByRole('button', { name: 'Add a sale' }))
  await user.type(screen.getAllByLabelText(/^Amount/)[1] as HTMLElement, '12.50')
  await user.type(screen.getByLabelText('Detail'), 'Greek grammar')
  await user.type(screen.getByLabelText(/Cash handed over/), '120')
  expect(screen.getByText(/€7.50/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Take payment' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    ...{ payer_id: 'y1', amount: 11_250 },
    lines: [{ category: 'books', text: 'Greek grammar', amount: 1_250 }],
  })
})

test('what a till met is settled by who keeps the books, with a note', async () => {
  signInAs('accounting')
  const settled: unknown[] = []
  const question: Schemas['Question'] = {
    ...{ id: 'q1', campus_id: 'paris', transaction_id: 't1', receipt: 'PAR-2026-T1-0007', kind: 'credit' },
    ...{ payer_name: 'Bao Nguyen', amount: 4_000, currency: 'EUR', detail: '', settled: false, note: '' },
    created_at: '2026-01-01T00:00:00Z',
  }
  server.use(
    http.get('*/api/till/questions', () => HttpResponse.json(pageOf(settled.length > 0 ? [] : [question]))),
    http.post('*/api/till/questions/q1/settle', async ({ request }) => {
      settled.push(await request.json())
      return HttpResponse.json({ ...question, settled: true })
    }),
  )
  const { user } = renderPage(inMain(Component))
  const section = within(await screen.findByRole('region', { name: 'To be settled' }))
  await user.click(section.getByRole('button', { name: 'Settle' }))
  const asks = within(await screen.findByRole('alertdialog'))
  await user.type(asks.getByLabelText(/Note/), 'Kept as credit')
  await user.click(asks.getByRole('button', { name: 'Settle' }))
  await waitFor(() => expect(settled).toEqual([{ note: 'Kept as credit' }]))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'To be settled' })).not.toBeInTheDocument())
})
