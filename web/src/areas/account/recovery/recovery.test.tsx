import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { Component as ForgotPage } from './forgot-page'
import { Component as ResetPage } from './reset-page'

let signIns: unknown[] = []

beforeEach(async () => {
  await loadTexts(['account'])
  signIns = []
  server.use(
    http.post('*/api/auth/reset-link', () =>
      HttpResponse.json({ email: 'ana@demo.example', campus_id: 'paris' }),
    ),
    http.post('*/session', async ({ request }) => {
      signIns.push(await request.json())
      return HttpResponse.json({ code: 'session.second_factor_needed' }, { status: 422 })
    }),
  )
})

const email = () => screen.getByLabelText('Email address')

function showReset(fragment: string) {
  window.history.replaceState(null, '', `/reset-password${fragment}`)
  return renderPage(ResetPage)
}

test('a link is asked for with the region of this server, and the page says where to look', async () => {
  let body: unknown
  server.use(
    http.post('*/password/forgot', async ({ request }) => {
      body = await request.json()
      return HttpResponse.json({ done: true })
    }),
  )
  const { user } = renderPage(ForgotPage)
  await user.type(email(), ' ana@demo.example {Enter}')
  expect(await screen.findByRole('heading', { name: 'Check your mail' })).toBeVisible()
  expect(screen.getByText(/ana@demo\.example/)).toBeVisible()
  expect(body).toEqual({ email: 'ana@demo.example', region_code: 'AF' })
  await user.click(screen.getByRole('button', { name: 'Ask for another link' }))
  expect(email()).toHaveValue('')
})

test("an unknown address is said on the field, in the server's words", async () => {
  const error = { email: 'Unknown email address, contact your campus coordinator' }
  server.use(
    http.post('*/password/forgot', () =>
      HttpResponse.json({ error, code: 'account.email_unknown' }, { status: 422 }),
    ),
  )
  const { user } = renderPage(ForgotPage)
  await user.type(email(), 'nobody@demo.example{Enter}')
  expect(await screen.findByText(error.email)).toBeVisible()
  expect(email()).toHaveValue('nobody@demo.example')
})

test('an address that is none is not sent', async () => {
  const { user } = renderPage(ForgotPage)
  await user.type(email(), 'ana{Enter}')
  expect(await screen.findByText('Invalid email address format')).toBeVisible()
})

test('the secret leaves the address at once; the new password is sent with it', async () => {
  let body: unknown
  server.use(
    http.post('*/password/reset', async ({ request }) => {
      body = await request.json()
      return HttpResponse.json({ done: true })
    }),
  )
  const { user, router } = showReset('#the-token')
  expect(window.location.href).not.toContain('the-token')
  const password = screen.getByLabelText(/^New password/)
  await waitFor(() => expect(password).toHaveFocus())
  await user.type(password, 'green table 7')
  expect(await screen.findByText('Strength: excellent')).toBeVisible()
  await user.type(screen.getByLabelText(/^Confirm the password/), 'green table 8{Enter}')
  expect(await screen.findByText('Both passwords must be the same')).toBeVisible()
  expect(body).toBeUndefined()
  await user.type(screen.getByLabelText(/^Confirm the password/), '{Backspace}7{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  const typed = { password: 'green table 7', password_confirmation: 'green table 7' }
  expect(body).toEqual({ token: 'the-token', ...typed })
  expect(screen.getByText('Your password has been changed.')).toBeVisible()
  // He is signed in; with a second factor the sign-in page knows the rest.
  expect(signIns).toMatchObject([
    { email: 'ana@demo.example', password: 'green table 7', organization_id: 'paris' },
  ])
  expect(router.state.location.state).toEqual({ email: 'ana@demo.example', campus: 'paris' })
})

test('a link that has been used says so and offers a new one', async () => {
  server.use(
    http.post('*/password/reset', () =>
      HttpResponse.json({ error: { form: 'Used.' }, code: 'account.link_invalid' }, { status: 422 }),
    ),
  )
  const { user } = showReset('#used')
  await user.type(screen.getByLabelText(/^New password/), 'green table 7')
  await user.type(screen.getByLabelText(/^Confirm the password/), 'green table 7{Enter}')
  expect(await screen.findByRole('heading', { name: 'This link is no longer valid' })).toBeVisible()
  const again = screen.getByRole('link', { name: 'Ask for another link' })
  expect(again).toHaveAttribute('href', '/forgot-password')
})

test('a used link says so at once', async () => {
  server.use(
    http.post('*/api/auth/reset-link', () =>
      HttpResponse.json({ code: 'account.link_invalid', fields: [] }, { status: 422 }),
    ),
  )
  showReset('#used')
  expect(await screen.findByRole('heading', { name: 'This link is no longer valid' })).toBeVisible()
})

test('a link without its secret is invalid from the start', async () => {
  showReset('')
  expect(screen.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible()
})

test('nothing for a screen reader to stumble over', async () => {
  showReset('#token')
  expect(await accessibilityFaults()).toEqual([])
})
