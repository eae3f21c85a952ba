import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Schemas } from '@/api/client'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { pageOf, signInAs } from '../test/planning-samples'
import { InvitationsView } from './invitations-view'
import { OfferDialog } from './offer-dialog'
import { SendDialog } from './send-dialog'
import { StaysDialog } from './stays-dialog'

type Invitation = Schemas['Invitation']

function invitationOf(change: Partial<Invitation> = {}): Invitation {
  return {
    ...{
      id: 'i1',
      version: 3,
      agenda_course_id: 'ac1',
      half: 'teacher',
      person_id: 't1',
      person_name: 'Rui Sá',
    },
    ...{ state: 'not_answered', line: 0, queued: false, again: false, overdue: true, taken: false },
    ...{
      course_code: 'FOI1',
      course_name: 'Faith',
      campus_id: 'paris',
      campus_name: 'Paris',
      time_zone: 'UTC',
    },
    ...{ planning_id: 'we3', planning_number: 3, beside: [], amount: 12_000, agreed_amount: null },
    ...{
      currency: 'EUR',
      offer_text: '',
      answer_by: '2026-11-10',
      lodging: '',
      transport: '',
      arrives_on: '',
    },
    ...{
      leaves_on: '',
      sent_at: '2026-11-01T10:00:00Z',
      reminded_at: null,
      viewed_at: null,
      answered_at: null,
    },
    ...{ created_at: '2026-11-01T10:00:00Z', updated_at: '2026-11-01T10:00:00Z' },
    classes: [{ id: 'p1', code: 'PAR-1', campus_id: 'paris' }],
    sessions: [
      {
        ...{
          id: 's1',
          planning_id: 'we3',
          day: '2027-01-09',
          start: 540,
          finish: 720,
          place: '',
          taken: false,
        },
        ...{ starts_at: '2027-01-09T09:00:00Z', ends_at: '2027-01-09T12:00:00Z' },
      },
    ],
    answer: {
      ...{ kind: '', session_ids: [], other_date: '', question: '', reason: '' },
      ...{ needs_lodging: false, needs_transport: false },
    },
    moves: ['remind', 'confirm', 'decline', 'cancel'],
    ...change,
  }
}

const mail = {
  ...{ person_id: 't1', person_name: 'Rui Sá', email: 'rui@demo.example', language: 'pt' },
  ...{ subject: 'Pode vir?', paragraphs: ['Caro Rui'], accept: 'Sim', decline: 'Não' },
}

let asked: string[] = []
let sent: { path: string; body: unknown }[] = []

beforeEach(async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  await loadTexts(['plannings', 'planning', 'list', 'inviting', 'invitation'])
  asked = []
  sent = []
  useNotices.setState({ queue: [] })
  signInAs('supervisor')
  const keep = async (request: Request) => {
    sent.push({ path: new URL(request.url).pathname, body: await request.json() })
  }
  server.use(
    http.get('*/api/campuses', () => HttpResponse.json(pageOf([]))),
    http.get('*/api/invitations/matrix', () => HttpResponse.json({ year: 2026, plannings: [], people: [] })),
    http.get('*/api/invitations', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json(pageOf([invitationOf()]))
    }),
    http.get('*/api/invitations/i1', () => {
      const { line: _line, ...record } = invitationOf()
      const events = [
        {
          ...{ at: '2026-11-01T10:00:00Z', move: 'send', from: 'in_analysis', to: 'not_answered' },
          ...{ via: 'staff', by: 'Eva Roy', reason: 'as agreed' },
        },
      ]
      return HttpResponse.json({ ...record, events, candidates: [invitationOf()] })
    }),
    http.post('*/api/invitations/preview', async ({ request }) => {
      await keep(request)
      return HttpResponse.json({ items: [mail] })
    }),
    http.post('*/api/invitations/:act', async ({ request }) => {
      await keep(request)
      return HttpResponse.json({ items: [invitationOf()] })
    }),
  )
})

const path = '/apps/academic/program/planning'
const Page = () => (
  <main>
    <InvitationsView />
  </main>
)
const open = (search = '?view=invitations') => renderPage(Page, { path, at: path + search })

test('the overview shows what is open: who, for what, overdue, not looked at; several are reminded at once', async () => {
  const { user } = open()
  const row = (await screen.findByText('Rui Sá')).closest('tr') as HTMLElement
  expect(asked[0]).toContain('state=not_answered')
  expect(asked[0]).not.toContain('state=accepted')
  for (const fact of ['Faith', 'Not answered', 'not opened yet']) {
    expect(within(row).getByText(fact)).toBeVisible()
  }
  // In its column, and for cards with the name.
  expect(within(row).getAllByText(/overdue/)).toHaveLength(2)
  expect(await accessibilityFaults()).toEqual([])
  await user.click(within(row).getByRole('checkbox'))
  await user.click(await screen.findByRole('button', { name: 'Remind' }))
  const question = await screen.findByRole('alertdialog', { name: 'Send a reminder?' })
  await user.click(within(question).getByRole('button', { name: 'Remind' }))
  await waitFor(() => expect(sent).toEqual([{ path: '/api/invitations/remind', body: { ids: ['i1'] } }]))
})

test('the panel tells what became of an invitation, and cancels it after the question', async () => {
  const { user } = open('?view=invitations&open=i1')
  const panel = await screen.findByRole('dialog', { name: 'Rui Sá' })
  expect(await within(panel).findByText('as agreed')).toBeVisible()
  expect(within(panel).getByText(/Eva Roy · by a supervisor/)).toBeVisible()
  await user.click(within(panel).getByRole('button', { name: 'Cancel invitation' }))
  const question = await screen.findByRole('alertdialog', { name: /really want to cancel/ })
  expect(sent).toEqual([])
  await user.type(within(question).getByRole('textbox'), 'Ill')
  await user.click(within(question).getByRole('button', { name: 'Cancel invitation' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({ path: '/api/invitations/cancel', body: { ids: ['i1'], reason: 'Ill' } })
})

test.each([
  ['not_answered', true],
  ['accepted', false],
] as const)('the next in line is offered in the place of who has %s: %s', async (state, offered) => {
  const { line: _line, ...record } = invitationOf({ state, moves: ['cancel'] })
  const candidates = [invitationOf({ state }), invitationOf({ id: 'i2', state: 'in_analysis', queued: true })]
  server.use(http.get('*/api/invitations/i1', () => HttpResponse.json({ ...record, events: [], candidates })))
  open('?view=invitations&open=i1')
  const panel = within(await screen.findByRole('dialog', { name: 'Rui Sá' }))
  await panel.findByRole('button', { name: 'Cancel invitation' })
  expect(panel.queryAllByRole('button', { name: 'Next candidate' })).toHaveLength(offered ? 1 : 0)
})

test('everybody who is pencilled in is offered, also where one page does not hold them', async () => {
  server.use(
    http.get('*/api/invitations', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'))
      const some = Array.from({ length: page === 1 ? 100 : 3 }, (_, at) =>
        invitationOf({ id: `p${page}.${at}`, person_name: `Guest ${page}.${at}`, state: 'in_analysis' }),
      )
      return HttpResponse.json(pageOf(some, 103))
    }),
  )
  renderPage(() => <SendDialog planningId="we3" number={3} onClose={() => {}} />)
  expect(await screen.findByRole('checkbox', { name: /Guest 2\.2/ })).toBeChecked()
  expect(screen.getByText(/Guest 1\.99/)).toBeVisible()
})

test('the mail is shown before it is sent; of several in line only the first is chosen', async () => {
  const pencilled: Partial<Invitation> = { state: 'in_analysis', overdue: false, moves: ['send'] }
  server.use(
    http.get('*/api/invitations', () =>
      HttpResponse.json(
        pageOf([
          invitationOf(pencilled),
          invitationOf({ ...pencilled, id: 'i2', person_name: 'Ana Lopes', line: 1 }),
        ]),
      ),
    ),
  )
  const { user } = renderPage(() => <SendDialog planningId="we3" number={3} onClose={() => {}} />)
  expect(await screen.findByRole('checkbox', { name: /Rui Sá/ })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: /Ana Lopes/ })).not.toBeChecked()
  await user.click(screen.getByRole('button', { name: 'See the mail' }))
  expect(await screen.findByText('Caro Rui')).toBeVisible()
  expect(sent.map((one) => one.path)).toEqual(['/api/invitations/preview'])
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ path: '/api/invitations/send', body: { ids: ['i1'], answer_by: '' } })
})

test('another offer is seen as its mail before it is sent again', async () => {
  const { line: _line, ...record } = invitationOf({ state: 'answered', moves: ['agree', 'resend'] })
  server.use(
    http.get('*/api/invitations/i1', () => HttpResponse.json({ ...record, events: [], candidates: [] })),
    http.post('*/api/invitations/i1/resend/preview', async ({ request }) => {
      sent.push({ path: 'preview', body: await request.json() })
      return HttpResponse.json({ items: [mail] })
    }),
    http.post('*/api/invitations/i1/resend', async ({ request }) => {
      sent.push({ path: 'resend', body: await request.json() })
      return HttpResponse.json(record)
    }),
  )
  const { user } = open('?view=invitations&open=i1')
  await user.click(await screen.findByRole('button', { name: 'Change the offer and send again…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Another offer for Rui Sá' })
  await user.type(await within(dialog).findByRole('textbox', { name: 'Lodging' }), 'Hotel')
  await user.click(within(dialog).getByRole('button', { name: 'See the mail' }))
  expect(await screen.findByText('Caro Rui')).toBeVisible()
  expect(sent.map(({ path }) => path)).toEqual(['preview'])
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ path: 'resend', body: { lodging: 'Hotel', amount: 12_000, version: 3 } })
})

test.each([
  ['not_answered', 1],
  ['answered', 0],
] as const)('another offer for who is %s is mailed %s times, which is said before', async (state, times) => {
  renderPage(() => <OfferDialog invitation={invitationOf({ state })} way="change" onClose={() => {}} />)
  await screen.findByRole('dialog', { name: 'Offer and stay: Rui Sá' })
  expect(screen.queryAllByText(/is mailed what changes/)).toHaveLength(times)
})

function stayOf() {
  const { id, version, person_id, person_name, half, course_name, campus_id, campus_name, sessions } =
    invitationOf()
  return {
    ...{ invitation_id: id, version, person_id, person_name, half, state: 'accepted', course_name },
    ...{ campus_id, campus_name, sessions, lodging: '', transport: 'Train', arrives_on: '2027-01-08' },
    ...{ leaves_on: '', needs_lodging: true, needs_transport: false, amount: null, agreed_amount: 9000 },
    ...{ currency: 'EUR', may_edit: true },
  }
}

test('each of several campuses sees and prints who comes to it', async () => {
  const there = { invitation_id: 'i2', person_name: 'Ana Lopes', campus_id: 'lyon', campus_name: 'Lyon' }
  const printed: string[] = []
  server.use(
    http.get('*/api/plannings/we3/stays', () =>
      HttpResponse.json({ items: [stayOf(), { ...stayOf(), ...there }] }),
    ),
    http.get('*/api/plannings/we3/stays.pdf', ({ request }) => {
      printed.push(new URL(request.url).search)
      return new HttpResponse('%PDF-', { headers: { 'Content-Type': 'application/pdf' } })
    }),
  )
  const { user } = renderPage(() => <StaysDialog planningId="we3" onClose={() => {}} />)
  expect(await screen.findByText('Rui Sá')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Campus' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Lyon' }))
  await waitFor(() => expect(screen.queryByText('Rui Sá')).toBeNull())
  expect(screen.getByText('Ana Lopes')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /PDF|Print/ }))
  await waitFor(() => expect(printed).toEqual(['?campus=lyon']))
})

test('who comes, when and sleeps where is shown, and changed by who may', async () => {
  const stay = stayOf()
  server.use(
    http.get('*/api/plannings/we3/stays', () => HttpResponse.json({ items: [stay] })),
    http.put('*/api/invitations/i1/stay', async ({ request }) => {
      sent.push({ path: 'stay', body: await request.json() })
      return HttpResponse.json({ ...stay, version: 4, lodging: 'Hotel' })
    }),
  )
  const { user } = renderPage(() => <StaysDialog planningId="we3" onClose={() => {}} />)
  expect(await screen.findByText('Needs a place to sleep: not found yet')).toBeVisible()
  expect(screen.getByText('Comes: Train')).toBeVisible()
  expect(screen.getByText('€90.00')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Stay: Rui Sá' }))
  await user.type(await screen.findByRole('textbox', { name: 'Lodging' }), 'Hotel')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({ lodging: 'Hotel', transport: 'Train', version: 3 })
})
