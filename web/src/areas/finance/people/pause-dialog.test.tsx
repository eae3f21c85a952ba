import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Schemas } from '@/api/client'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { signInAs } from '../test/samples'
import { PauseDialog } from './pause-dialog'

const money: Schemas['EnrollmentMoney'] = {
  ...{ enrollment_id: 'e1', student_id: 's1', student_name: 'Ana Lopes', campus_id: 'paris' },
  ...{ currency: 'EUR', total: 30_000, paid: 0, open: 30_000, due: 10_000, paused_until: '2027-01-15' },
  ...{
    class_id: 'k1',
    class_code: 'PAR-1',
    may_keep: true,
    parts: [],
    shares: [],
    payments: [],
    invoices: [],
  },
}

let sent: unknown[] = []

beforeEach(async () => {
  await loadTexts(['finance'])
  signInAs('accounting')
  sent = []
  server.use(
    http.post('*/api/enrollments/e1/money/pause', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({})
    }),
  )
})

test('a pause that is emptied ends, and says so', async () => {
  const close = vi.fn()
  const { user } = renderPage(() => <PauseDialog money={money} onClose={close} />)
  const until = await screen.findByLabelText('Paused until')
  await user.clear(until)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{}]))
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(useNotices.getState().queue.map(({ text }) => text)).toContain('Reminders resume.')
})
