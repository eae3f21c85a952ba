import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { pageOf, signInAs } from '../test/course-samples'
import { classOf, confirmedOf, enrollmentOf, refusal } from '../test/enrollment-samples'
import { ClassStudents } from './class-students'

type Body = { key: string; person_ids: string[]; overfill: boolean }

let sent: Body[] = []
let refusals: object[] = []

const person = (id: string, name: string) => ({ id, name, email: `${id}@demo.example`, roles: [] })

function open(group: Schemas['Class'], enrollments: Schemas['Enrollment'][]) {
  server.use(
    http.get('*/api/classes/k1', () => HttpResponse.json(group)),
    http.get('*/api/enrollments', () => HttpResponse.json(pageOf(enrollments))),
    http.get('*/api/people', () =>
      HttpResponse.json(
        pageOf([person('person-ana', 'Ana Lopes'), person('p7', 'Rui Costa'), person('p8', 'Zoe Diaz')]),
      ),
    ),
    http.post('*/api/enrollments', async ({ request }) => {
      sent.push((await request.json()) as Body)
      const refused = refusals.shift()
      if (refused) return HttpResponse.json(refused, { status: 409 })
      return HttpResponse.json({ items: [enrollmentOf('Rui'), enrollmentOf('Zoe')] }, { status: 201 })
    }),
  )
  return renderPage(() => (
    <main>
      <h1>PAR-26</h1>
      <ClassStudents classId="k1" />
    </main>
  ))
}

// What is fetched when it is used is at hand, however slow the machine.
beforeAll(() => Promise.all([import('./sortable-waiting'), import('./enroll-dialog')]))

beforeEach(async () => {
  await loadTexts(['enrollment', 'list'])
  sent = []
  refusals = []
  useNotices.setState({ queue: [] })
  signInAs('secretary')
})

test('places, the waiting list in its order, and who left', async () => {
  open(classOf(), [
    confirmedOf('Ana'),
    enrollmentOf('Ben', { waiting_rank: 2 }),
    enrollmentOf('Zoe', { waiting_rank: 1, waiting_reason: 'full' }),
    confirmedOf('Kim', { outcome: 'withdrawn', outcome_reason: 'Moves away', moves: ['undo'] }),
  ])
  const confirmed = await screen.findByRole('table', { name: 'Confirmed students' })
  expect(confirmed).toHaveTextContent('€400.00')
  // The top of the page has said how many.
  expect(screen.queryByText('1 of 12 places taken')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Confirmed students' })).toBeVisible()
  await screen.findAllByRole('button', { name: /^Move/ })
  const waiting = within(screen.getByRole('list', { name: 'Waiting list' })).getAllByRole('listitem')
  expect(waiting.map((one) => within(one).getByRole('link').textContent)).toEqual(['Zoe Lopes', 'Ben Lopes'])
  expect(screen.getByRole('table', { name: 'Gone' })).toHaveTextContent('Moves away')
  expect(await accessibilityFaults()).toEqual([])
})

test('who may not know what it costs has no columns for it, and nothing to change', async () => {
  signInAs('multimedia')
  const { money: _money, ...hidden } = confirmedOf('Ana', { may_edit: false, moves: [] })
  open(classOf({ may_edit: false }), [hidden])
  const table = await screen.findByRole('table', { name: 'Confirmed students' })
  expect(within(table).queryByText('Monthly payment')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Enroll students' })).toBeNull()
})

test('several are enrolled together, once, also where the class has to be overfilled', async () => {
  refusals = [refusal('enrollment.class_full', { capacity: 2 })]
  const { user } = open(classOf({ capacity: 2 }), [confirmedOf('Ana')])
  await user.click(await screen.findByRole('button', { name: 'Enroll students' }))
  const who = await screen.findByRole('combobox', { name: /Who/ })
  await user.click(who)
  expect(await screen.findByRole('option', { name: /Ana Lopes.*already enrolled/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await user.click(screen.getByRole('option', { name: /Rui Costa/ }))
  await user.click(await screen.findByRole('option', { name: /Zoe Diaz/ }))
  await user.keyboard('{Escape}')
  expect(screen.getByText('Only 1 place is left in this class.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Enroll 2 people' }))
  await user.click(await screen.findByRole('button', { name: 'Confirm anyway' }))
  expect(await screen.findByText('2 people are enrolled.')).toBeVisible()
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.map(({ overfill }) => overfill)).toEqual([false, true])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(sent[1]).toMatchObject({ person_ids: ['p7', 'p8'], tuition: 120_000, confirm: true })
})

test('a class that is over tells its graduates first', async () => {
  open(classOf({ graduated: true, confirmed: 0, graduates: 1, may_edit: false }), [
    confirmedOf('Ana', { outcome: 'completed', outcome_at: '2026-07-01T00:00:00Z', moves: [] }),
    confirmedOf('Kim', { outcome: 'withdrawn', outcome_reason: 'Moves away', moves: [] }),
  ])
  expect(await screen.findByRole('table', { name: 'Graduates' })).toHaveTextContent('Ana Lopes')
  // The top of the page has said how many.
  expect(screen.getByRole('heading', { name: 'Graduates' })).toBeVisible()
  expect(screen.getByRole('table', { name: 'Gone' })).not.toHaveTextContent('Ana Lopes')
  expect(screen.queryByText('Confirmed students')).toBeNull()
})
