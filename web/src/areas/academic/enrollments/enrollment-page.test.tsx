import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, type HttpResponseResolver, http } from 'msw'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { writeDay } from '@/lib/calendar-days'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { signInAs } from '../test/course-samples'
import { confirmedOf, enrollmentOf, moneyOf, refusal } from '../test/enrollment-samples'
import { EnrollmentPage } from './enrollment-page'

let sent: { path: string; body: unknown }[] = []
// What the server answers to moves, one after the other; then with the enrollment confirmed.
let refusals: object[] = []
let answer: Schemas['Enrollment']

function Page() {
  return (
    <main>
      <EnrollmentPage />
    </main>
  )
}

function PageWithPayments() {
  return (
    <main>
      <EnrollmentPage paid={() => <p>how it is paid</p>} />
    </main>
  )
}

function open(enrollment: Schemas['Enrollment'], page = Page) {
  let current = enrollment
  const change: HttpResponseResolver = async ({ request }) => {
    sent.push({ path: new URL(request.url).pathname, body: await request.json().catch(() => null) })
    const refused = refusals.shift()
    if (refused) return HttpResponse.json(refused, { status: 409 })
    current = answer
    return HttpResponse.json(answer)
  }
  server.use(
    http.get('*/api/enrollments/ana', () => HttpResponse.json(current)),
    http.put('*/api/enrollments/ana', change),
    http.post('*/api/enrollments/ana/:move', change),
  )
  return renderPage(page, {
    path: '/apps/campus/enrollment/:enrollmentId',
    at: '/apps/campus/enrollment/ana',
  })
}

// What is fetched when it is used is at hand, however slow the machine.
beforeAll(() => import('./end-dialog'))

beforeEach(async () => {
  await loadTexts(['enrollment', 'enrolled', 'list'])
  sent = []
  refusals = []
  answer = confirmedOf('Ana', { version: 2 })
  useNotices.setState({ queue: [] })
  signInAs('secretary')
})

const button = (name: string) => screen.getByRole('button', { name })
const question = () => screen.findByRole('alertdialog')

test('confirming tells what it will do, and where the class is full asks once more', async () => {
  refusals = [refusal('enrollment.class_full', { capacity: 12 })]
  const { user } = open(enrollmentOf('Ana'))
  expect(await screen.findByText(/No. 1 on the waiting list.*Papers/)).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await user.click(button('Confirm enrollment'))
  const first = await question()
  expect(first).toHaveTextContent('€1,200.00 in 3 monthly payments')
  expect(first).toHaveTextContent('Ana Lopes gets the role of student, Paris.')
  await user.click(within(first).getByRole('button', { name: 'Confirm enrollment' }))
  await waitFor(async () =>
    expect(await question()).toHaveTextContent('Not enough places: the class has 12.'),
  )
  await user.click(button('Confirm anyway'))
  expect(await screen.findByText('The enrollment of Ana Lopes is confirmed.')).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([
    { version: 1, overfill: false },
    { version: 1, overfill: true },
  ])
  expect(await screen.findByText('Confirmed')).toBeVisible()
})

test('what a colleague changed before the yes is shown, and asked again', async () => {
  const current = enrollmentOf('Ana', { version: 2, money: moneyOf({ tuition: 90_000, installments: 5 }) })
  refusals = [{ ...refusal('edit.stale'), current }]
  answer = confirmedOf('Ana', { version: 3, money: current.money ?? moneyOf() })
  const { user } = open(enrollmentOf('Ana'))
  await user.click(await screen.findByRole('button', { name: 'Confirm enrollment' }))
  await user.click(within(await question()).getByRole('button', { name: 'Confirm enrollment' }))
  await waitFor(async () =>
    expect(await question()).toHaveTextContent('Somebody changed this enrollment in the meantime.'),
  )
  const again = await question()
  expect(again).toHaveTextContent('Tuition fees: €1,200.00 → €900.00')
  expect(again).toHaveTextContent('Number of installments: 3 → 5')
  expect(again).toHaveTextContent('€900.00 in 5 monthly payments')
  expect(await accessibilityFaults()).toEqual([])
  await user.click(within(again).getByRole('button', { name: 'Confirm enrollment' }))
  expect(await screen.findByText('The enrollment of Ana Lopes is confirmed.')).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([
    { version: 1, overfill: false },
    { version: 2, overfill: false },
  ])
})

test('what a colleague closed before the yes is not asked again', async () => {
  const withdrawn = { version: 2, outcome: 'withdrawn', outcome_at: '2026-11-01T00:00:00Z' } as const
  const current = enrollmentOf('Ana', { ...withdrawn, moves: [] })
  refusals = [{ ...refusal('edit.stale'), current }]
  const { user } = open(enrollmentOf('Ana'))
  await user.click(await screen.findByRole('button', { name: 'Confirm enrollment' }))
  await user.click(within(await question()).getByRole('button', { name: 'Confirm enrollment' }))
  expect(await screen.findByText('Somebody else has changed this record in the meantime.')).toBeVisible()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('an undone transfer says so, why it stays, and what is no longer owed', async () => {
  const money = moneyOf()
  const canceled = money.schedule.map((one) => ({ ...one, canceled: true }))
  const undone = { outcome: 'withdrawn', outcome_at: '2026-11-01T00:00:00Z' } as const
  open(
    confirmedOf('Ana', {
      ...undone,
      ...{ outcome_code: 'transfer_undone', undo: 'transfer_undone', moves: [] },
      money: { ...money, schedule: canceled },
    }),
  )
  expect(await screen.findByText(/Withdrawn on .* · Transfer undone/)).toBeVisible()
  expect(screen.getByText(/Cannot be undone: the transfer was taken back/)).toBeVisible()
  const schedule = screen.getByRole('region', { name: 'Payment schedule' })
  expect(schedule).toHaveTextContent('Canceled installments are no longer owed here.')
  expect(schedule).toHaveTextContent('Total to pay€0.00')
  expect(within(schedule).getAllByText(/canceled/)).toHaveLength(3)
  expect(await accessibilityFaults()).toEqual([])
})

test('a move that the server refuses says why, and what was typed stays', async () => {
  refusals = [refusal('enrollment.has_outcome')]
  const { user } = open(confirmedOf('Ana'))
  await user.click(await screen.findByRole('button', { name: 'Actions for Ana Lopes' }))
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    ...['Put back on the waiting list', 'Transfer', 'Mark as completed', 'Mark as failed', 'Withdraw'],
  ])
  await user.click(screen.getByRole('menuitem', { name: 'Withdraw' }))
  const dialog = await screen.findByRole('dialog')
  const from = within(dialog).getByLabelText(/No longer pays from/)
  const [, second] = moneyOf().schedule
  await user.clear(from)
  await user.type(from, writeDay(second?.deadline ?? '', 'en'))
  expect(within(dialog).getByRole('status')).toHaveTextContent(
    'The 2 installments due from that day on are canceled',
  )
  await user.type(within(dialog).getByLabelText('Reason'), 'Moves away')
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('This enrollment is closed.')).toBeVisible()
  expect(within(dialog).getByLabelText('Reason')).toHaveValue('Moves away')
  expect(sent[0]).toEqual({
    path: '/api/enrollments/ana/end',
    body: { move: 'withdraw', from: second?.deadline, reason: 'Moves away' },
  })
})

test('terms are saved as typed; a move does not go by what is not saved', async () => {
  const { user } = open(enrollmentOf('Ana'))
  const tuition = await screen.findByLabelText(/Tuition fees/)
  await user.clear(tuition)
  await user.type(tuition, '999.99')
  expect(screen.getByRole('region', { name: 'Payment schedule' })).toHaveTextContent(
    'Monthly payment€333.33Total to pay€999.99',
  )
  await user.click(button('Confirm enrollment'))
  expect(await screen.findByText('Save your changes first.')).toBeVisible()
  await user.click(button('Save'))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({
    tuition: 99_999,
    installments: 3,
    version: 1,
    waiting_reason: 'papers',
  })
})

test('a first payment that is moved into the past is asked about', async () => {
  const { user } = open(enrollmentOf('Ana'))
  const day = await screen.findByLabelText(/Date of first payment/)
  await user.clear(day)
  await user.type(day, '2025-01-31')
  await user.click(button('Save'))
  expect(await question()).toHaveTextContent('First payment in the past?')
  await user.click(button('Change the date'))
  expect(sent).toHaveLength(0)
  expect(day).toHaveValue('31/01/2025')
  await user.click(button('Save'))
  await user.click(await screen.findByRole('button', { name: 'Yes, keep this date' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({ first_date: '2025-01-31' })
})

test('an outcome can be undone after a question', async () => {
  const { user } = open(
    confirmedOf('Ana', { outcome: 'transferred', outcome_at: '2026-11-01T00:00:00Z', moves: ['undo'] }),
  )
  await user.click(await screen.findByRole('button', { name: 'Undo this outcome' }))
  const asked = await question()
  expect(asked).toHaveTextContent('becomes “Confirmed” again')
  expect(asked).toHaveTextContent('the installments here are owed again')
  await user.click(within(asked).getByRole('button', { name: 'Undo this outcome' }))
  expect(await screen.findByText('The enrollment of Ana Lopes is as before.')).toBeVisible()
})

test('who may not know what it costs sees the state alone', async () => {
  signInAs('multimedia')
  const {
    money: _money,
    observation: _observation,
    ...hidden
  } = confirmedOf('Ana', {
    ...{ may_edit: false, moves: [] },
  })
  open(hidden)
  expect(await screen.findByText('What the enrollment costs is not open to your role.')).toBeVisible()
  expect(screen.queryByText(/Tuition/)).toBeNull()
  expect(screen.queryByRole('button', { name: /Actions|Confirm/ })).toBeNull()
})

test('who may only read sees words and the schedule, and goes back to his own page', async () => {
  signInAs('student')
  open(confirmedOf('Ana', { may_edit: false, moves: [] }))
  expect(await screen.findByText('In force since it was confirmed.')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('link', { name: 'My studies' })).toHaveAttribute(
    'href',
    '/pages/profile?tab=studies',
  )
})

test('the schedule stands once: where it says how it is paid, the terms only say what it comes to', async () => {
  const { user } = open(confirmedOf('Ana'), PageWithPayments)
  expect(await screen.findByText('how it is paid')).toBeVisible()
  expect(screen.getByText('Monthly payment')).toBeVisible()
  expect(screen.queryByRole('list', { name: 'Payment schedule' })).not.toBeInTheDocument()
  // What a change would make of it is listed until it is saved.
  const tuition = screen.getByLabelText(/Tuition fees/)
  await user.clear(tuition)
  await user.type(tuition, '1500')
  expect(await screen.findByRole('list', { name: 'Payment schedule' })).toBeVisible()
})
