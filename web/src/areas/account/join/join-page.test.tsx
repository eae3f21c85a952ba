import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { Component } from './join-page'

let invite: Schemas['OpenedInvite']
let sent: unknown[] = []

beforeEach(async () => {
  await loadTexts(['account', 'access'])
  useNotices.setState({ queue: [] })
  sent = []
  invite = {
    ...{ name: 'New One', email: 'new@demo.example', campus_id: 'paris', campus_name: 'Paris' },
    ...{ roles: ['secretary'], needs_password: true },
  }
  window.location.hash = '#secret'
  server.use(
    http.post('*/api/auth/staff-invite', () => HttpResponse.json(invite)),
    http.post('*/session', () =>
      HttpResponse.json({ code: 'session.second_factor_needed' }, { status: 422 }),
    ),
    http.post('*/api/auth/staff-invite/accept', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ done: true })
    }),
  )
})

test('who is new chooses a password and is signed in, or finds the rest filled in; the secret leaves the address', async () => {
  const { user, router } = renderPage(Component, { path: '/join' })
  expect(await screen.findByText('New One, the campus Paris invites you as: Secretary.')).toBeVisible()
  expect(window.location.hash).toBe('')
  expect(await accessibilityFaults()).toEqual([])
  await user.type(screen.getByLabelText(/^New password/), 'blue lantern 42')
  await user.type(screen.getByLabelText(/^Password confirmation|^Confirm/), 'blue lantern 42')
  await user.click(screen.getByRole('button', { name: 'Accept the invite' }))
  expect(await screen.findByText('Your invite has been accepted.')).toBeVisible()
  expect(router.state.location.pathname).toBe('/login')
  const passwords = { password: 'blue lantern 42', password_confirmation: 'blue lantern 42' }
  expect(sent).toEqual([{ token: 'secret', ...passwords }])
})

test('who has an account keeps his password', async () => {
  invite = { ...invite, needs_password: false, campus_id: '', campus_name: '' }
  const { user } = renderPage(Component, { path: '/join' })
  expect(await screen.findByText('New One, the national office invites you as: Secretary.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Accept the invite' }))
  expect(await screen.findByText('Your invite has been accepted.')).toBeVisible()
  expect(sent).toEqual([{ token: 'secret' }])
})

test('a link that was used or taken back says so', async () => {
  const refusal = {
    code: 'account.link_invalid',
    status: 422,
    fields: [{ field: 'token', code: 'account.link_invalid' }],
  }
  server.use(http.post('*/api/auth/staff-invite', () => HttpResponse.json(refusal, { status: 422 })))
  renderPage(Component, { path: '/join' })
  expect(await screen.findByText(/This invite has been used, was taken back/)).toBeVisible()
})
