import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Schemas } from '@/api/client'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { pageOf, payerOf, signInAs } from '../test/samples'
import { SharesDialog } from './shares-dialog'

const money: Schemas['EnrollmentMoney'] = {
  ...{ enrollment_id: 'e1', student_id: 's1', student_name: 'Ana Lopes', campus_id: 'dakar' },
  ...{ currency: 'EUR', total: 30_000, paid: 0, open: 30_000, due: 0, class_id: 'k1', class_code: 'PAR-1' },
  ...{ may_keep: true, parts: [], shares: [], payments: [], invoices: [] },
}
const half = { payer_id: 'c1', kind: 'percent' as const, value: 5_000 }

let sent: unknown[] = []
let asked: (string | null)[] = []

beforeEach(async () => {
  await loadTexts(['finance', 'invoice', 'parts', 'edit'])
  signInAs('director')
  sent = []
  asked = []
  server.use(
    http.get('*/api/payers', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('campus'))
      return HttpResponse.json(pageOf([payerOf({ id: 'c1', kind: 'church', person_id: '', name: 'Bethel' })]))
    }),
    http.put('*/api/enrollments/e1/money/shares', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(money)
    }),
  )
})

test('a church of the campus pays half', async () => {
  const close = vi.fn()
  const { user } = renderPage(() => <SharesDialog money={money} onClose={close} />)
  await user.type(await screen.findByRole('combobox', { name: /Payer/ }), 'Beth')
  await user.click(await screen.findByRole('option', { name: /Bethel/ }))
  await user.type(screen.getByLabelText(/^Value/), '50')
  await user.click(screen.getByRole('button', { name: 'Share among payers' }))
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(sent).toEqual([{ shares: [half], was: [] }])
  // No other campus is paid by them.
  expect(new Set(asked)).toEqual(new Set(['dakar']))
})

test('what was shown is told, so that nobody undoes what he has not seen', async () => {
  const shared = { ...money, shares: [{ ...half, payer_name: 'Bethel' }] }
  const { user } = renderPage(() => <SharesDialog money={shared} onClose={vi.fn()} />)
  await user.click(await screen.findByRole('button', { name: 'Remove payer 1' }))
  await user.click(screen.getByRole('button', { name: 'Share among payers' }))
  await waitFor(() => expect(sent).toEqual([{ shares: [], was: [half] }]))
})
