import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { addDays, todayHere } from '@/lib/day-math'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { box, giro, signInAs } from '../test/samples'
import { CountDialog } from './count-dialog'

let sent: Schemas['ClosingFields'][] = []

const weekend = (id: string, days: number): Schemas['ClosedPlanning'] => ({
  ...{ id, number: 1, abbreviation: id.toUpperCase() },
  ...{ first_day: addDays(todayHere(), days - 1), last_day: addDays(todayHere(), days) },
})

beforeEach(async () => {
  await loadTexts(['finance', 'invoice', 'ledger'])
  signInAs('accounting')
  sent = []
  const count: Schemas['FullCount'] = {
    ...{ account_id: 'box', account_name: 'Cash box', campus_id: 'paris', currency: 'EUR' },
    ...{ first_day: '2026-01-01', opening: 5_000, in: 10_000, out: 0, expected: 15_000 },
    ...{ ways: [], classes: [], plannings: [weekend('w2', -1), weekend('w1', -15)] },
  }
  server.use(
    http.get('*/api/till/accounts', () => HttpResponse.json({ items: [box, giro] })),
    http.get('*/api/accounts/box/count', () => HttpResponse.json(count)),
    http.post('*/api/weekend-closings', async ({ request }) => {
      sent.push((await request.json()) as Schemas['ClosingFields'])
      return HttpResponse.json({ id: 'w1' })
    }),
  )
})

test('coins are summed as they are counted, and a difference needs a note', async () => {
  const { user, router } = renderPage(() => <CountDialog campus="paris" accountId="" onClose={() => {}} />)
  await user.type(await screen.findByRole('textbox', { name: '€50.00' }), '2')
  await user.type(screen.getByRole('textbox', { name: '€20.00' }), '2')
  expect(screen.getByRole('status')).toHaveTextContent('Counted€140.00Expected€150.00Difference-€10.00')
  await user.click(screen.getByRole('button', { name: 'Close week-end' }))
  expect((await screen.findAllByText('Please say where the difference comes from.')).length).toBe(1)
  expect(sent).toEqual([])
  await user.type(screen.getByLabelText('Note'), 'Wrong change')
  await user.click(screen.getByRole('button', { name: 'Close week-end' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/finance/summaries/w1'))
  expect(sent[0]).toMatchObject({
    ...{ account_id: 'box', planning_id: 'w2', expected: 15_000, counted: 14_000, note: 'Wrong change' },
    coins: [
      { value: 2_000, count: 2 },
      { value: 5_000, count: 2 },
    ],
  })
})

test('the week-end that has just been is proposed, and another or none may be chosen', async () => {
  const { user } = renderPage(() => <CountDialog campus="paris" accountId="" onClose={() => {}} />)
  await user.type(await screen.findByRole('textbox', { name: '€50.00' }), '3')
  const field = screen.getByLabelText('Week-end')
  await waitFor(() => expect(field).toHaveValue('w2'))
  await user.selectOptions(field, within(field).getByRole('option', { name: /W1$/ }))
  await user.click(screen.getByRole('button', { name: 'Close week-end' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ planning_id: 'w1', counted: 15_000 })
})
