import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { inMain } from '../test/in-main'
import { box, giro, owedOf, signInAs, transactionOf } from '../test/samples'
import { Component } from './till-page'

let sent: Schemas['PaymentFields'][] = []

const ana: Schemas['TillPerson'] = {
  ...{ person_id: 's1', payer_id: 'y1', name: 'Ana Lopes', photo_url: '', kind: 'student' },
  ...{ class_code: 'PAR-1', open: 20_000, due: 10_000 },
}

beforeEach(async () => {
  await loadTexts(['finance', 'invoice', 'payment', 'till', 'list'])
  signInAs('secretary')
  sent = []
  const second = owedOf('p2', { deadline: '2026-11-05', number: 2, state: 'not_paid' })
  server.use(
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

test('the till can be read by everybody', async () => {
  renderPage(inMain(Component))
  await screen.findByRole('combobox', { name: 'Who pays?' })
  expect(await accessibilityFaults()).toEqual([])
})
