import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { Component as TeamPage } from '../list/team-page'
import { inMain } from '../test/in-main'
import { campuses, pageOf, peopleTexts, rowOf, signInAs } from '../test/people-samples'

const waiting: Schemas['StaffInvite'] = {
  ...{ id: 'i1', email: 'new@demo.example', campus_id: 'paris', campus_name: 'Paris', roles: ['secretary'] },
  ...{
    state: 'expired',
    because: '',
    waiting: false,
    invited_by: 'Sam Mbarga',
    sent_at: '2026-11-01T08:00:00Z',
  },
  ...{ expires_at: '2026-11-08T08:00:00Z', accepted_at: '0001-01-01T00:00:00Z' },
}

let sent: Record<string, unknown>[] = []
let invites: Schemas['StaffInvite'][] = []

beforeEach(async () => {
  await loadTexts(peopleTexts)
  useNotices.setState({ queue: [] })
  sent = []
  invites = []
  signInAs('coordinator')
  server.use(
    http.get('*/api/campuses', () => HttpResponse.json(pageOf(campuses))),
    http.get('*/api/people', () => HttpResponse.json(pageOf([rowOf('Ana Lopes')]))),
    http.get('*/api/staff-invites', ({ request }) => {
      const state = new URL(request.url).searchParams.get('state')
      return HttpResponse.json(pageOf(invites.filter((invite) => invite.state === state)))
    }),
    http.post('*/api/staff-invites', async ({ request }) => {
      const body = (await request.json()) as Schemas['Invitee']
      sent.push(body)
      const current = {
        items: [{ id: 'ana', name: 'Ana Known', campuses: ['Paris'], reasons: ['name'], score: 60 }],
        taken: false,
        elsewhere: false,
      }
      if (body.last_name === 'Known' && !body.confirmed) {
        return HttpResponse.json({ code: 'person.looks_known', status: 409, current }, { status: 409 })
      }
      return HttpResponse.json(waiting, { status: 201 })
    }),
    http.post('*/api/staff-invites/i1/send', () => {
      sent.push({ again: true })
      invites = [{ ...waiting, state: 'open', waiting: true }]
      return HttpResponse.json(invites[0])
    }),
    http.delete('*/api/staff-invites/i1', () => {
      sent.push({ revoked: true })
      invites = []
      return HttpResponse.json({ ...waiting, state: 'revoked' })
    }),
  )
})

async function openDialog() {
  const { user } = renderPage(inMain(TeamPage), { path: '/apps/campus/user' })
  await user.click(await screen.findByRole('button', { name: 'Invite' }))
  return { user, dialog: await screen.findByRole('dialog', { name: 'Invite to the team' }) }
}

test('a coordinator invites below his rank, to his own campus', async () => {
  const { user, dialog } = await openDialog()
  const roles = within(dialog)
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent)
  expect(roles).toEqual(['Secretary', 'Accounting', 'Multimedia', 'Teacher'])
  expect(within(dialog).queryByLabelText(/^Campus/)).not.toBeInTheDocument()
  await user.type(within(dialog).getByLabelText(/Email address/), 'new@demo.example')
  await user.type(within(dialog).getByLabelText(/First name/), 'New')
  await user.type(within(dialog).getByLabelText(/Last name/), 'One')
  await user.click(within(dialog).getByRole('button', { name: 'Send the invite' }))
  expect(await within(dialog).findByText('Choose at least one role.')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await user.click(within(dialog).getByRole('checkbox', { name: 'Secretary' }))
  await user.click(within(dialog).getByRole('button', { name: 'Send the invite' }))
  expect(await screen.findByText('An invite is on its way to new@demo.example.')).toBeVisible()
  expect(sent).toEqual([
    {
      ...{ email: 'new@demo.example', first_name: 'New', last_name: 'One', language: '', campus_id: 'paris' },
      ...{ roles: ['secretary'], confirmed: false },
    },
  ])
})

test('who looks known is shown first; a director may invite to the whole network', async () => {
  signInAs('director')
  const { user, dialog } = await openDialog()
  await user.click(within(dialog).getByRole('switch', { name: 'For the whole network' }))
  await user.click(within(dialog).getByRole('checkbox', { name: 'Supervisor' }))
  expect(within(dialog).queryByRole('checkbox', { name: 'Administrator' })).not.toBeInTheDocument()
  await user.type(within(dialog).getByLabelText(/Email address/), 'k@demo.example')
  await user.type(within(dialog).getByLabelText(/First name/), 'Well')
  await user.type(within(dialog).getByLabelText(/Last name/), 'Known')
  await user.click(within(dialog).getByRole('button', { name: 'Send the invite' }))
  expect(await within(dialog).findByText('Ana Known')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'It is somebody else: invite' }))
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ campus_id: '', roles: ['supervisor'], confirmed: true }),
  )
})

test('invites without an answer are sent again or taken back', async () => {
  invites = [waiting]
  const { user } = renderPage(inMain(TeamPage), { path: '/apps/campus/user' })
  await user.click(await screen.findByRole('button', { name: '1 pending invite' }))
  const dialog = await screen.findByRole('dialog', { name: 'Pending invites' })
  expect(within(dialog).getByText('Link expired')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Actions for new@demo.example' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Send again' }))
  expect(await within(dialog).findByText('Waiting')).toBeVisible()
  expect(within(dialog).getByText(/^Already known in the network/)).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Actions for new@demo.example' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Take the invite back' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take the invite back' }),
  )
  expect(await within(dialog).findByText('All invites have been answered.')).toBeVisible()
  expect(sent).toEqual([{ again: true }, { revoked: true }])
})
