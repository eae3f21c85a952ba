import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { inMain } from '../test/in-main'
import { invoiceOf, pageOf, signInAs } from '../test/samples'
import { Component } from './invoices-page'

const draft = invoiceOf('two', {
  ...{ payer_name: 'Bao Nguyen', state: 'draft', standing: '', number: '', may_edit: true, version: 4 },
})
let asked: string[] = []
let summed: string[] = []
let issued: unknown[] = []

beforeEach(async () => {
  await loadTexts(['finance', 'invoice', 'payment', 'list', 'history'])
  asked = []
  summed = []
  issued = []
  signInAs('accounting')
  const totals = { currency: 'EUR', count: 2, total: 60_000, credited: 0, paid: 10_000, balance: 50_000 }
  server.use(
    http.get('*/api/invoices', ({ request }) => {
      const { search } = new URL(request.url)
      asked.push(search)
      return HttpResponse.json(pageOf(search.includes('state=draft') ? [draft] : [invoiceOf('one'), draft]))
    }),
    http.get('*/api/invoices/totals', ({ request }) => {
      summed.push(new URL(request.url).search)
      return HttpResponse.json({ items: [totals] })
    }),
    http.get('*/api/classes/k1', () => HttpResponse.json({ id: 'k1', code: 'PAR-1' })),
    http.post('*/api/invoices/issue', async ({ request }) => {
      issued.push(await request.json())
      return HttpResponse.json({ items: [{ id: 'two', number: 'PAR-2026-I-0002', code: '' }], count: 1 })
    }),
  )
})

const open = (search = '') =>
  renderPage(inMain(Component), { path: '/apps/finance/invoices', at: `/apps/finance/invoices${search}` })

test('the list and its totals are asked for by what the address says', async () => {
  const { user, router } = open('?standing=due&class=k1&least=1000&from=2026-09-01&page=2')
  expect(await screen.findByRole('link', { name: /Ana Lopes/ })).toBeVisible()
  const filters = 'sort=-day&standing=due&class=k1&from=2026-09-01&least=1000'
  expect(asked).toEqual([`?${filters}&page=2&page_size=50`])
  expect(summed).toEqual([`?${filters}`])
  expect(screen.getByRole('status', { name: 'Totals of the list' })).toHaveTextContent('€500.00')
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('drafts that were picked are issued, and only drafts', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('checkbox', { name: 'Select the whole page' }))
  await user.click(screen.getByRole('button', { name: 'Issue' }))
  const asks = await screen.findByRole('alertdialog', { name: 'Issue 1 invoice?' })
  await user.click(within(asks).getByRole('button', { name: 'Issue' }))
  await waitFor(() => expect(issued).toEqual([{ items: [{ id: 'two', version: 4 }] }]))
  expect(await screen.findByText('1 invoice is issued.')).toBeVisible()
})

test('what could not be mailed is said with why, and how many are on their way', async () => {
  const mailed: unknown[] = []
  const three = invoiceOf('three', { payer_name: 'Church', payer_kind: 'church' })
  server.use(
    http.get('*/api/invoices', ({ request }) => {
      const drafts = request.url.includes('state=issued') ? [] : [draft]
      return HttpResponse.json(pageOf([invoiceOf('one'), three, ...drafts]))
    }),
    http.post('*/api/invoices/mail', async ({ request }) => {
      mailed.push(await request.json())
      const left = { id: 'three', number: 'PAR-2026-I-0003', code: 'finance.payer_without_email' }
      const done = { id: 'one', number: 'PAR-2026-I-0001', code: '' }
      return HttpResponse.json({ items: [done, left], count: 1 })
    }),
  )
  const { user } = open()
  await user.click(await screen.findByRole('checkbox', { name: 'Select the whole page' }))
  await user.click(screen.getByRole('button', { name: 'Send by e-mail' }))
  const asks = await screen.findByRole('alertdialog', { name: 'Send 2 invoices by e-mail?' })
  await user.click(within(asks).getByRole('button', { name: 'Send by e-mail' }))
  await waitFor(() => expect(mailed).toEqual([{ ids: ['one', 'three'] }]))
  expect(await screen.findByText(/^1 invoice could not be dealt with: This payer has no/)).toBeVisible()
})

test('a secretary drafts and records, and issues nothing', async () => {
  signInAs('secretary')
  open()
  expect(await screen.findByRole('button', { name: 'Record a payment' })).toBeVisible()
  expect(screen.queryByRole('checkbox', { name: 'Select the whole page' })).not.toBeInTheDocument()
  expect(screen.getByRole('tab', { name: 'Till' })).toBeVisible()
  expect(screen.queryByRole('tab', { name: 'Accounts' })).not.toBeInTheDocument()
})

test('a student finds his own, without the office around it', async () => {
  signInAs('student')
  open()
  expect(await screen.findByRole('heading', { name: /My invoices/ })).toBeVisible()
  expect(screen.queryByRole('tab')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Record a payment' })).not.toBeInTheDocument()
})

test('everybody can read it', async () => {
  open()
  await screen.findByRole('link', { name: /Ana Lopes/ })
  expect(await accessibilityFaults()).toEqual([])
})

test('an amount is one of a currency, and the address says of which', async () => {
  const { user, router } = open()
  await screen.findByRole('link', { name: /Ana Lopes/ })
  await user.click(screen.getByRole('button', { name: 'More filters' }))
  await user.click(await screen.findByRole('button', { name: 'Total at least' }))
  await user.type(await screen.findByRole('textbox', { name: 'Total at least' }), '12.50{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?least=1250&currency=EUR'))
  await waitFor(() => expect(asked.at(-1)).toContain('least=1250&currency=EUR'))
})
