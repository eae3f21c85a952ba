import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { accessibilityFaults } from '@/test/axe'
import { samplePerson } from '@/test/person'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { SecurityTab } from './security-tab'

const chrome = 'Mozilla/5.0 (Windows NT 10.0) Chrome/143.0 Safari/537.36'
const iphone = 'Mozilla/5.0 (iPhone) Safari/604.1'
const session = { campus_name: 'Paris', address: '203.0.113.0/24', created_at: '2026-11-01T08:00:00Z' }
const here = { ...session, id: 's1', agent: chrome, used_at: '2026-11-15T09:30:00Z', current: true }
const there = { ...session, id: 's2', agent: iphone, used_at: '2026-11-14T09:30:00Z', current: false }

let factor: { enabled: boolean; required: boolean; recovery_left: number }
let sessions: object[]

const ended = [
  {
    ...{ id: 's9', campus_name: 'Nice', agent: '', address: '203.0.113.9/32' },
    ...{ used_at: '2026-10-01T08:00:00Z', ended_at: '2026-11-01T08:00:00Z' },
  },
]

const Page = () => (
  <main>
    <h1>Ana</h1>
    <SecurityTab person={samplePerson()} />
  </main>
)

beforeEach(async () => {
  await loadTexts(['account', 'profile'])
  useNotices.setState({ queue: [] })
  factor = { enabled: false, required: false, recovery_left: 0 }
  sessions = [here, there]
  server.use(
    http.get('*/api/profile/second-factor', () => HttpResponse.json(factor)),
    http.get('*/api/profile/sessions', () =>
      HttpResponse.json({ items: sessions, total: sessions.length, most: 20, ended }),
    ),
  )
})

test('a password is changed by who knows the present one, and the form is empty again', async () => {
  const bodies: unknown[] = []
  server.use(
    http.put('*/api/profile/password', async ({ request }) => {
      bodies.push(await request.json())
      if (bodies.length > 1) return HttpResponse.json({ done: true })
      const fields = [{ field: 'existing_password', code: 'account.existing_invalid' }]
      return HttpResponse.json({ code: 'request.invalid', fields }, { status: 422 })
    }),
  )
  const { user } = renderPage(Page)
  expect(screen.getByRole('heading', { name: 'Update password' })).toBeVisible()
  const act = screen.getByRole('button', { name: 'Update password' })
  await user.click(act)
  expect(await screen.findByText('Type your existing password.')).toBeVisible()
  const existing = screen.getByLabelText(/^Existing password/)
  await user.type(existing, 'wrong')
  await user.type(screen.getByLabelText(/^New password/), 'green table 7')
  await user.type(screen.getByLabelText(/^Confirm the password/), 'green table 7')
  await user.click(act)
  expect(await screen.findByText('Invalid existing password.')).toBeVisible()
  await user.clear(existing)
  await user.type(existing, 'right')
  await user.click(act)
  expect(await screen.findByText(/Your password has been changed/)).toBeVisible()
  await waitFor(() => expect(existing).toHaveValue(''))
  const typed = { password: 'green table 7', password_confirmation: 'green table 7' }
  expect(bodies[1]).toEqual({ existing_password: 'right', ...typed })
})

test('the own sessions are told by device, campus, network and time; others can be ended', async () => {
  const { user } = renderPage(Page)
  const rows = within(await screen.findByRole('list', { name: 'Open sessions' }))
  const [first, second] = rows.getAllByRole('listitem')
  expect(first).toHaveTextContent(/Chrome on Windows.*This device.*Paris.*203\.0\.113\.0\/24/)
  expect(first).toHaveTextContent('Last used 15 Nov 2026, 09:30')
  expect(within(first as HTMLElement).queryByRole('button')).not.toBeInTheDocument()
  expect(second).toHaveTextContent('Safari on iPhone')
  server.use(
    http.delete('*/api/profile/sessions/s2', () => {
      sessions = [here]
      return new HttpResponse(null, { status: 204 })
    }),
  )
  await user.click(rows.getByRole('button', { name: 'End the session: Safari on iPhone' }))
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument())
  expect(screen.queryByRole('button', { name: 'End the others' })).not.toBeInTheDocument()
})

test('all others are ended after a question', async () => {
  server.use(
    http.delete('*/api/profile/sessions', () => {
      sessions = [here]
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { user } = renderPage(Page)
  await user.click(await screen.findByRole('button', { name: 'End the others' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'End the others' }))
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument())
})

test('a second factor is set up in three steps, and the codes are shown once', async () => {
  const secret = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/My%20space:ana?secret=JBSWY3DPEHPK3PXP' }
  server.use(
    http.post('*/api/profile/second-factor/start', () => HttpResponse.json(secret)),
    http.post('*/api/profile/second-factor/confirm', () => {
      factor = { enabled: true, required: false, recovery_left: 2 }
      return HttpResponse.json({ recovery_codes: ['aaaa-bbbb', 'cccc-dddd'] })
    }),
  )
  const { user } = renderPage(Page)
  await user.click(await screen.findByRole('button', { name: 'Set up the second factor' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Existing password/), 'right{Enter}')
  expect(await dialog.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible()
  expect(await dialog.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  await user.type(dialog.getByLabelText(/^Verification code/), '123456{Enter}')
  expect(await dialog.findByText('aaaa-bbbb')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'I have kept them' }))
  expect(await screen.findByText('2 recovery codes are left.')).toBeVisible()
  expect(screen.queryByText('aaaa-bbbb')).not.toBeInTheDocument()
})

test('a second factor that a role asks for cannot be removed', async () => {
  factor = { enabled: true, required: true, recovery_left: 1 }
  renderPage(Page)
  expect(await screen.findByText('Your role asks for it.')).toBeVisible()
  expect(screen.getByText('1 recovery code is left.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Remove the second factor' })).not.toBeInTheDocument()
})

test('nothing for a screen reader to stumble over', async () => {
  renderPage(Page)
  await screen.findByText('Chrome on Windows')
  expect(await accessibilityFaults()).toEqual([])
})

test('a session that was ended because there were too many is told of', async () => {
  renderPage(Page)
  expect(await screen.findByText(/because there were more than 20 sessions/)).toBeVisible()
})
