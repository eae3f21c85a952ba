import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { useSession } from '@/session/session-store'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import type { Loan } from './api'
import { Component as LoansPage } from './loans-page'

const sampleLoan = (change: Partial<Loan> = {}): Loan => ({
  ...{ id: 'l1', version: 1, copy_id: 'c1', barcode: '2900000000018', book_id: 'b1', title: 'Faith' },
  ...{ author: '', campus_id: 'c1', campus_name: 'Paris', person_id: 'p1', borrower: 'Ana Roy' },
  ...{ lent_at: '2026-11-01T09:00:00Z', due_day: '2026-11-22', renewals: 0, outcome: '' as const },
  ...{ days_late: 0, price: 1290, currency: 'EUR', invoice_id: '', may_edit: true, may_charge: false },
  ...change,
})

let lent: Schemas['LendCopyRequest'][] = []

const card = (person: string, name: string) =>
  HttpResponse.json({
    person_id: person,
    name,
    photo_url: `/photos/${person}`,
    campus_name: 'Paris',
    number: '',
  })

const Page = () => (
  <main>
    <LoansPage />
  </main>
)
const open = () => renderPage(Page, { path: '/apps/academic/loans' }).user

beforeEach(async () => {
  await loadTexts(['loan', 'copy', 'list', 'badge'])
  useSession.setState({ user: sampleSession({ role: ['secretary'] }).user })
  lent = []
  server.use(
    http.get('*/api/loans', () =>
      HttpResponse.json({ items: [sampleLoan({ days_late: 3 })], total: 1, more: false }),
    ),
    http.get('*/api/people', () =>
      HttpResponse.json({
        items: [{ id: 'ben', name: 'Ben Roy', email: '', photo_url: '' }],
        total: 1,
        more: false,
      }),
    ),
    http.post('*/api/loans', async ({ request }) => {
      const body = (await request.json()) as Schemas['LendCopyRequest']
      lent.push(body)
      if (body.barcode === 'lent') {
        const fields = [{ field: 'barcode', code: 'copy.is_lent' }]
        return HttpResponse.json({ code: 'copy.is_lent', status: 409, fields }, { status: 409 })
      }
      return HttpResponse.json(sampleLoan({ title: `Book ${body.barcode}` }), { status: 201 })
    }),
    http.post('*/api/loans/back', () =>
      HttpResponse.json({ outcome: 'back', copy: { title: 'Faith' }, loan: sampleLoan({ outcome: 'back' }) }),
    ),
  )
})

test('who has what, and how late it is', async () => {
  open()
  expect(await screen.findByText('Ana Roy')).toBeVisible()
  expect(screen.getByText('3 days late')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test('books go out one scan after the other, and what does not is told', async () => {
  const user = open()
  const field = await screen.findByRole('textbox', { name: 'Barcode of the copy' })
  await user.type(field, '111{Enter}')
  expect(await screen.findByText('Choose first to whom')).toBeVisible()
  await user.type(screen.getByRole('combobox', { name: 'To whom' }), 'Ben')
  await user.click(await screen.findByRole('option', { name: 'Ben Roy' }))
  await user.type(field, '222{Enter}333{Enter}lent{Enter}')
  await waitFor(() => expect(lent.map(({ barcode }) => barcode)).toEqual(['222', '333', 'lent']))
  expect(lent.every(({ person_id }) => person_id === 'ben')).toBe(true)
  expect(new Set(lent.map(({ key }) => key)).size).toBe(3)
  expect(await screen.findByText(/Book 333.* to Ben Roy/)).toBeVisible()
  expect(await screen.findByText(/This copy is lent already/)).toBeVisible()
})

test('a book comes back without anybody being chosen', async () => {
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Take back' }))
  expect(screen.getByRole('textbox', { name: 'Barcode of the copy' })).toHaveFocus()
  await user.type(screen.getByRole('textbox', { name: 'Barcode of the copy' }), '2900000000018{Enter}')
  expect(await screen.findByText(/Faith.* back from Ana Roy/)).toBeVisible()
})

test('a book that is found and was charged says so', async () => {
  const loan = sampleLoan({ outcome: 'lost', invoice_id: 'i1' })
  server.use(
    http.post('*/api/loans/back', () =>
      HttpResponse.json({ outcome: 'found', copy: { title: 'Faith' }, loan }),
    ),
  )
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Take back' }))
  await user.type(screen.getByRole('textbox', { name: 'Barcode of the copy' }), '2900000000018{Enter}')
  expect(
    await screen.findByText(/Faith.* is found again – Ana Roy was charged for it: cancel the invoice/),
  ).toBeVisible()
})

test('a card says who takes the books', async () => {
  server.use(
    http.get('*/api/cards/2800000000017', () => card('ben', 'Ben Roy')),
    http.get('*/api/cards/2800000000024', () =>
      HttpResponse.json({ code: 'badge.not_found', status: 404 }, { status: 404 }),
    ),
  )
  const user = open()
  const field = await screen.findByRole('textbox', { name: 'Barcode of the copy' })
  await user.type(field, '2800000000024{Enter}')
  expect(await screen.findByText(/This card is nobody’s whom you know/)).toBeVisible()
  await user.type(field, '2800000000017{Enter}')
  expect(await screen.findByText('Card of Ben Roy: scan the books')).toBeVisible()
  expect(document.querySelector('img[src="/photos/ben"]')).toBeVisible()
  await user.type(field, '111{Enter}')
  await waitFor(() => expect(lent.map(({ person_id }) => person_id)).toEqual(['ben']))
})

test('what is scanned while the next card is looked up goes to the next reader', async () => {
  let answer = () => {}
  const answered = new Promise<void>((done) => {
    answer = done
  })
  server.use(
    http.get('*/api/cards/2800000000017', () => card('ben', 'Ben Roy')),
    http.get('*/api/cards/2800000000024', async () => {
      await answered
      return card('cleo', 'Cleo Roy')
    }),
  )
  const user = open()
  const field = await screen.findByRole('textbox', { name: 'Barcode of the copy' })
  await user.type(field, '2800000000017{Enter}111{Enter}2800000000024{Enter}222{Enter}333{Enter}')
  await waitFor(() => expect(lent).toHaveLength(1))
  answer()
  await waitFor(() => expect(lent).toHaveLength(3))
  expect(lent.map(({ barcode, person_id }) => `${barcode} ${person_id}`)).toEqual([
    '111 ben',
    '222 cleo',
    '333 cleo',
  ])
})

test('after a card that nobody knows, nothing is lent to who stood there before', async () => {
  server.use(
    http.get('*/api/cards/2800000000017', () => card('ben', 'Ben Roy')),
    http.get('*/api/cards/2800000000024', () =>
      HttpResponse.json({ code: 'badge.not_found', status: 404 }, { status: 404 }),
    ),
  )
  const user = open()
  const field = await screen.findByRole('textbox', { name: 'Barcode of the copy' })
  await user.type(field, '2800000000017{Enter}2800000000024{Enter}111{Enter}')
  expect(await screen.findByText('Choose first to whom')).toBeVisible()
  expect(lent).toEqual([])
})

test('what was not answered is sent again under the same key', async () => {
  let broken = true
  server.use(
    http.get('*/api/cards/2800000000017', () => card('ben', 'Ben Roy')),
    http.post('*/api/loans', async ({ request }) => {
      lent.push((await request.json()) as Schemas['LendCopyRequest'])
      return broken ? HttpResponse.error() : HttpResponse.json(sampleLoan({ title: 'Hope' }), { status: 201 })
    }),
  )
  const user = open()
  const field = await screen.findByRole('textbox', { name: 'Barcode of the copy' })
  await user.type(field, '2800000000017{Enter}777{Enter}')
  expect(await screen.findByText(/^777 – /)).toBeVisible()
  broken = false
  await user.type(field, '777{Enter}')
  expect(await screen.findByText(/Hope.* to Ben Roy/)).toBeVisible()
  await user.type(field, '777{Enter}')
  await waitFor(() => expect(lent).toHaveLength(3))
  expect(lent[1]?.key).toBe(lent[0]?.key)
  expect(lent[2]?.key).not.toBe(lent[1]?.key)
})

test('what has come back since is lent anew', async () => {
  server.use(
    http.get('*/api/cards/2800000000017', () => card('ben', 'Ben Roy')),
    http.post('*/api/loans', async ({ request }) => {
      const body = (await request.json()) as Schemas['LendCopyRequest']
      lent.push(body)
      if (lent.length === 1) return HttpResponse.error()
      const outcome = body.key === lent[0]?.key ? ('back' as const) : ('' as const)
      return HttpResponse.json(sampleLoan({ title: 'Hope', outcome }), { status: 201 })
    }),
  )
  const user = open()
  const field = await screen.findByRole('textbox', { name: 'Barcode of the copy' })
  await user.type(field, '2800000000017{Enter}888{Enter}888{Enter}')
  expect(await screen.findByText(/Hope.* to Ben Roy/)).toBeVisible()
  expect(lent).toHaveLength(3)
})

test('labels of the whole campus are printed from here, and too many are told, not cut', async () => {
  const asked: URLSearchParams[] = []
  server.use(
    http.get('*/api/copies/labels', ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      const problem = { code: 'copy.too_many_labels', status: 422, params: { limit: 2000 } }
      return HttpResponse.json(problem, { status: 422 })
    }),
  )
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Labels' }))
  const dialog = await screen.findByRole('dialog', { name: 'Labels' })
  await user.click(within(dialog).getByRole('button', { name: 'Print' }))
  expect(await screen.findByText(/More than 2.?000 labels at once/)).toBeVisible()
  expect(asked[0]?.get('campus')).toBe('c1')
  expect(asked[0]?.has('books')).toBe(false)
})

test('a lost book is charged with what it costs', async () => {
  const charged: unknown[] = []
  server.use(
    http.get('*/api/loans', () =>
      HttpResponse.json({
        items: [sampleLoan({ outcome: 'lost', back_at: '2026-11-20T09:00:00Z', may_charge: true })],
        total: 1,
        more: false,
      }),
    ),
    http.post('*/api/loans/l1/charge', async ({ request }) => {
      charged.push(await request.json())
      return HttpResponse.json(sampleLoan({ outcome: 'lost', invoice_id: 'i1' }))
    }),
  )
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Actions for Faith' }))
  await user.click(screen.getByRole('menuitem', { name: 'Charge' }))
  const dialog = await screen.findByRole('dialog', { name: 'Charge “Faith” to Ana Roy' })
  expect(await accessibilityFaults()).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Charge' }))
  await waitFor(() => expect(charged).toEqual([{ amount: 1290, text: 'Lost book: Faith' }]))
})
