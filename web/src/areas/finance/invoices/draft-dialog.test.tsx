import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Schemas } from '@/api/client'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { invoiceOf, signInAs } from '../test/samples'
import { DraftDialog } from './draft-dialog'

// Of a student whose church pays half: what others pay has no words of its own.
const draft: Schemas['FullInvoice'] = {
  ...invoiceOf('i1', { state: 'draft', standing: '', number: '', may_edit: true }),
  lines: [
    { kind: 'tuition', text: 'PAR-1', amount: 30_000 },
    { kind: 'others', text: '', amount: -15_000 },
  ],
  ...{ parts: [], credit_notes: [], payments: [] },
}

let sent: unknown[] = []

beforeEach(async () => {
  await loadTexts(['finance', 'invoice', 'parts'])
  signInAs('accounting')
  sent = []
  server.use(
    http.put('*/api/invoices/i1', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(draft)
    }),
  )
})

test('the note of a draft is changed, whatever lines its enrollment gave it', async () => {
  const close = vi.fn()
  const { user } = renderPage(() => <DraftDialog invoice={draft} onClose={close} />)
  await user.type(await screen.findByLabelText('Note'), 'By the end of the year')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(sent).toEqual([{ version: 1, lines: [], note: 'By the end of the year' }])
})
