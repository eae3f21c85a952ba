import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Schemas } from '@/api/client'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { box, signInAs, transactionOf } from '../test/samples'
import { EntryDialog } from './entry-dialog'

const moment = '2026-01-01T00:00:00Z'
const account: Schemas['Account'] = {
  ...{ ...box, version: 1, campus_name: 'Paris', iban: '', bic: '', holder: '', balance: 50_000 },
  ...{ on: '2026-10-06', archived: false, may_edit: true, created_at: moment, updated_at: moment },
}

let sent: unknown[] = []

beforeEach(async () => {
  await loadTexts(['finance', 'ledger', 'payment'])
  signInAs('accounting')
  sent = []
  const agreed = {
    ...{ invitation_id: 'i1', person_name: 'Jo Mendes', course_name: 'Greek', half: 'teacher' },
    ...{ day: '2026-10-04', amount: 15_000, currency: 'EUR' },
  }
  server.use(
    http.get('*/api/till/accounts', () => HttpResponse.json({ items: [box] })),
    http.get('*/api/accounts/box/agreed', () => HttpResponse.json({ items: [agreed] })),
    http.post('*/api/transactions/expenses', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(transactionOf({ kind: 'expense' }))
    }),
  )
})

test('what was agreed with a teacher is proposed, and fills in the expense', async () => {
  const close = vi.fn()
  const { user } = renderPage(() => <EntryDialog kind="expense" account={account} onClose={close} />)
  const who = await screen.findByLabelText('Amount agreed with')
  await user.selectOptions(who, 'i1')
  await waitFor(() => expect(screen.getByLabelText(/^Amount\b(?! agreed)/)).toHaveValue('150'))
  expect(screen.getByLabelText(/^Category/)).toHaveValue('Teachers')
  await user.click(screen.getByRole('button', { name: 'Record an expense' }))
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(sent[0]).toMatchObject({
    ...{ invitation_id: 'i1', amount: 15_000, category: 'teaching', memo: 'Jo Mendes · Greek' },
  })
})
