import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Schemas } from '@/api/client'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { signInAs } from '../test/samples'
import { ReplanDialog } from './replan-dialog'

const money: Schemas['EnrollmentMoney'] = {
  ...{ enrollment_id: 'e1', student_id: 's1', student_name: 'Ana Lopes', campus_id: 'paris' },
  ...{ currency: 'EUR', total: 30_000, paid: 0, open: 30_000, due: 0, class_id: 'k1', class_code: 'PAR-1' },
  ...{ may_keep: true, parts: [], shares: [], payments: [], invoices: [] },
}

let sent: unknown[] = []

beforeEach(async () => {
  await loadTexts(['finance'])
  signInAs('accounting')
  sent = []
  server.use(
    http.post('*/api/enrollments/e1/money/replan', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(money)
    }),
  )
})

test('a first payment in the past is asked about', async () => {
  const { user } = renderPage(() => <ReplanDialog money={money} onClose={vi.fn()} />)
  await user.type(await screen.findByRole('textbox', { name: /installments/i }), '3')
  const day = screen.getByLabelText(/first/i)
  await user.clear(day)
  await user.type(day, '2025-01-31')
  await user.click(screen.getByRole('button', { name: 'Plan anew' }))
  await screen.findByRole('alertdialog')
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Yes, keep this date' }))
  await waitFor(() => expect(sent).toEqual([{ installments: 3, first_date: '2025-01-31', open: 30_000 }]))
})
