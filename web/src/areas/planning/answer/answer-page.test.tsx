import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '@/session/session-store'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { itemOf, pageOf, sessionOn } from '../test/answer-samples'
import { Component } from './answer-page'
import type { AnswerPage, Given } from './api'

type Sent = { token: string; key: string; answers: Given[] }

let sent: Sent[] = []
let viewed = 0

function answerWith(shown: AnswerPage, after: AnswerPage = shown) {
  server.use(
    http.post('*/api/invitation-answers/read', () => HttpResponse.json(shown)),
    http.post('*/api/invitation-answers/view', () => {
      viewed += 1
      return HttpResponse.json(shown)
    }),
    http.post('*/api/invitation-answers', async ({ request }) => {
      sent.push((await request.json()) as Sent)
      return HttpResponse.json(after)
    }),
  )
}

beforeEach(async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  sent = []
  viewed = 0
  sessionStorage.clear()
  useNotices.setState({ queue: [] })
  useSession.setState({ user: null })
  await loadTexts(['answer', 'invitation'])
})

const open = (action: 'confirm' | 'decline' = 'confirm') =>
  renderPage(Component, { path: `/invitation/${action}/:token?`, at: `/invitation/${action}/the-token` })

test('the button of the mail is chosen already, and nothing is sent before a click', async () => {
  const accepted = itemOf({ state: 'accepted', may: ['no', 'undo'], undo_until: '2027-01-01T10:30:00Z' })
  answerWith(pageOf(), pageOf({ state: 'answered', items: [accepted] }))
  const { user } = open()
  expect(await screen.findByRole('radio', { name: 'Yes' })).toBeChecked()
  for (const fact of ['1 rue de la Paix', 'PAR-1', 'Ana Lopes', '€120.00', 'Thank you']) {
    expect(screen.getByText(fact)).toBeVisible()
  }
  expect(window.location.pathname).toBe('/invitation/confirm')
  expect(await accessibilityFaults()).toEqual([])
  expect([sent, viewed]).toEqual([[], 0])
  await user.click(screen.getByRole('button', { name: 'Send my answer' }))
  await screen.findByRole('heading', { name: 'Thank you, your answer is saved' })
  expect(sent).toMatchObject([{ token: 'the-token', answers: [{ id: 'i1', mark: 'm1', kind: 'yes' }] }])
  expect(screen.getByRole('button', { name: /^Undo \(until/ })).toBeVisible()
  await waitFor(() => expect(viewed).toBe(1))
})

test('a second link in the same tab is another: its button is chosen, and no address keeps a token', async () => {
  answerWith(pageOf())
  const { router, user } = renderPage(Component, {
    path: '/invitation/:action/:token?',
    at: '/invitation/confirm/the-token',
  })
  expect(await screen.findByRole('radio', { name: 'Yes' })).toBeChecked()
  window.history.replaceState(null, '', '/invitation/decline/another')
  await act(() => router.navigate('/invitation/decline/another'))
  expect(await screen.findByRole('radio', { name: 'No' })).toBeChecked()
  expect(window.location.pathname).toBe('/invitation/decline')
  await user.click(screen.getByRole('button', { name: 'Send my answer' }))
  await user.type(await screen.findByRole('textbox', { name: /Why can you not come/ }), 'Away')
  await user.click(screen.getByRole('button', { name: 'Decline' }))
  await waitFor(() => expect(sent).toMatchObject([{ token: 'another', answers: [{ kind: 'no' }] }]))
})

test('"yes, but" says what is needed: some sessions, a bed, a question', async () => {
  answerWith(pageOf())
  const { user } = open()
  await user.click(await screen.findByRole('radio', { name: 'Yes, but…' }))
  await user.click(screen.getByRole('button', { name: 'Send my answer' }))
  expect(await screen.findByText(/Say what you need/)).toBeVisible()
  expect(sent).toEqual([])
  const but = screen.getByRole('group', { name: 'Yes, but I need:' })
  await user.click(within(but).getByRole('checkbox', { name: /Sun.* 10 Jan/ }))
  await user.click(within(but).getByRole('checkbox', { name: 'I need a place to sleep' }))
  await user.type(within(but).getByRole('textbox', { name: /^A question/ }), 'By train?')
  await user.click(screen.getByRole('button', { name: 'Send my answer' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.answers).toMatchObject([
    { kind: 'but', session_ids: ['s9'], needs_lodging: true, needs_transport: false, question: 'By train?' },
  ])
})

test('where somebody else took a session, the others can be taken by a "yes, but"', async () => {
  const sessions = [{ ...sessionOn(9), taken: true }, sessionOn(10), sessionOn(11)]
  answerWith(pageOf({ items: [itemOf({ taken: true, may: ['but', 'no'], sessions })] }))
  const { user } = open()
  expect(await screen.findByText(/The others are still open/)).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Yes, but…' }))
  const but = screen.getByRole('group', { name: 'Yes, but I need:' })
  expect(within(but).getByRole('checkbox', { name: / 9 Jan/ })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Send my answer' }))
  await waitFor(() =>
    expect(sent).toMatchObject([{ answers: [{ kind: 'but', session_ids: ['s10', 's11'] }] }]),
  )
})

test('a no is sent after the question, with its reason; several are answered at once', async () => {
  const second = itemOf({ id: 'i2', mark: 'm2', course_name: 'Hope' })
  answerWith(pageOf({ items: [itemOf(), second] }))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'No to all' }))
  await user.click(screen.getByRole('button', { name: 'Send my answer' }))
  const dialog = await screen.findByRole('alertdialog', { name: /decline 2 invitations/ })
  await user.click(within(dialog).getByRole('button', { name: 'Back' }))
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Send my answer' }))
  await user.type(await screen.findByRole('textbox', { name: /Why can you not come/ }), 'Away')
  await user.click(screen.getByRole('button', { name: 'Decline' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.answers).toMatchObject([
    { id: 'i1', kind: 'no', reason: 'Away' },
    { id: 'i2', kind: 'no', reason: 'Away' },
  ])
})

test('the same answer goes under the same key, however often it is sent', async () => {
  answerWith(pageOf())
  const keys: string[] = []
  server.use(
    http.post('*/api/invitation-answers', async ({ request }) => {
      keys.push(((await request.json()) as Sent).key)
      if (keys.length === 1) return HttpResponse.json({ status: 503, code: 'x' }, { status: 503 })
      return HttpResponse.json(pageOf({ state: 'answered', items: [itemOf({ state: 'accepted', may: [] })] }))
    }),
  )
  const { user } = open()
  await screen.findByRole('radio', { name: 'Yes' })
  await user.click(screen.getByRole('button', { name: 'Send my answer' }))
  await waitFor(() => expect(keys).toHaveLength(1))
  const again = await screen.findByRole('button', { name: 'Send my answer' })
  await waitFor(() => expect(again).toBeEnabled())
  await user.click(again)
  await screen.findByRole('heading', { name: 'Thank you, your answer is saved' })
  expect(keys[1]).toBe(keys[0])
})

const answered = pageOf({ state: 'answered', items: [itemOf({ state: 'accepted', may: [] })] })

test('a second tap while the first answer is on its way sends nothing more', async () => {
  answerWith(pageOf())
  const keys: string[] = []
  let arrive = () => {}
  const arrived = new Promise<void>((done) => {
    arrive = done
  })
  server.use(
    http.post('*/api/invitation-answers', async ({ request }) => {
      keys.push(((await request.json()) as Sent).key)
      await arrived
      return HttpResponse.json(answered)
    }),
  )
  open()
  await screen.findByRole('radio', { name: 'Yes' })
  const button = screen.getByRole('button', { name: 'Send my answer' })
  // Both before the page could draw anything.
  act(() => {
    button.click()
    button.click()
  })
  await waitFor(() => expect(keys).toHaveLength(1))
  await waitFor(() => expect(button).toBeDisabled())
  button.click()
  arrive()
  await screen.findByRole('heading', { name: 'Thank you, your answer is saved' })
  expect(keys).toHaveLength(1)
})

test('an answer whose acknowledgement is lost goes again by itself, under the same key', async () => {
  answerWith(pageOf())
  const keys: string[] = []
  server.use(
    http.get('*/healthz', () => new HttpResponse('ok')),
    http.post('*/api/invitation-answers', async ({ request }) => {
      keys.push(((await request.json()) as Sent).key)
      return keys.length === 1 ? HttpResponse.error() : HttpResponse.json(answered)
    }),
  )
  const { user } = open()
  await screen.findByRole('radio', { name: 'Yes' })
  await user.click(screen.getByRole('button', { name: 'Send my answer' }))
  expect(await screen.findByText(/will be sent by itself/)).toBeVisible()
  window.dispatchEvent(new Event('online'))
  await screen.findByRole('heading', { name: 'Thank you, your answer is saved' })
  expect(keys).toEqual([keys[0], keys[0]])
})

test.each([
  ['canceled', 'This invitation is canceled'],
  ['over', 'The time to answer has passed'],
  ['changed', 'This message is no longer current'],
] as const)('a link that is %s says so, and whom to call', async (state, title) => {
  answerWith(pageOf({ state, items: [] }))
  open()
  await screen.findByRole('heading', { name: title })
  expect(screen.getByText('Eva Roy · Paris')).toBeVisible()
  expect(screen.getByRole('link', { name: '+33 1 23' })).toHaveAttribute('href', 'tel:+33123')
  expect(screen.queryByRole('button', { name: 'Send my answer' })).not.toBeInTheDocument()
})

test('where nobody can be named any more, the campus is', async () => {
  const contact = { name: '', campus: 'Paris', phone: '', email: '' }
  answerWith(pageOf({ state: 'canceled', items: [], contact }))
  open()
  await screen.findByRole('heading', { name: 'This invitation is canceled' })
  expect(screen.getByText('Paris')).toBeVisible()
})

test('a page that is loaded again still has its link, which is no longer in the address', async () => {
  answerWith(pageOf())
  sessionStorage.setItem('invitation', 'the-token')
  renderPage(Component, { path: '/invitation/decline/:token?', at: '/invitation/decline' })
  expect(await screen.findByRole('radio', { name: 'No' })).toBeChecked()
})
