import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { accessibilityFaults } from '@/test/axe'
import { sampleOptions } from '@/test/options'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { Component as ConfirmPage } from './confirm-page'
import { Component as RegisterPage } from './register-page'

beforeEach(async () => {
  await loadTexts(['account', 'person'])
  const campuses = [
    { id: 'c1', name: 'Nice' },
    { id: 'c2', name: 'Paris' },
  ]
  server.use(
    http.get('*/organization-openlist/AF', () => HttpResponse.json(campuses)),
    http.get('*/api/auth/options', () => HttpResponse.json(sampleOptions({ registration: true }))),
  )
})

const act = () => screen.findByRole('button', { name: 'Send my application' })

test('an application needs a campus, a name, an address and a password', async () => {
  const { user } = renderPage(RegisterPage)
  await user.click(await act())
  expect(await screen.findAllByText('This field is required')).toHaveLength(5)
  expect(await accessibilityFaults()).toEqual([])
})

test('an application is sent in the language of the interface, and the mail is announced', async () => {
  let body: unknown
  server.use(
    http.post('*/api/auth/register', async ({ request }) => {
      body = await request.json()
      return HttpResponse.json({ user: {}, token: null, error: null })
    }),
  )
  const { user } = renderPage(RegisterPage)
  await act()
  await user.selectOptions(screen.getByLabelText(/^Campus/), 'Paris')
  await user.type(screen.getByLabelText(/^First name/), 'Rui')
  await user.type(screen.getByLabelText(/^Last name/), 'Costa')
  await user.type(screen.getByLabelText(/^Email/), 'rui@demo.example')
  await user.type(screen.getByLabelText(/^Password/), 'green table 7')
  await user.type(screen.getByLabelText(/^Confirm the password/), 'green table 7')
  await user.click(await act())
  expect(await screen.findByText(/We have written to rui@demo\.example/)).toBeVisible()
  expect(body).toEqual({
    ...{ first_name: 'Rui', last_name: 'Costa', email: 'rui@demo.example', mobile: '' },
    ...{ organization_id: 'c2', language: 'en' },
    ...{ password: 'green table 7', password_confirmation: 'green table 7' },
  })
})

test('a closed registration says so', async () => {
  server.use(http.get('*/api/auth/options', () => HttpResponse.json(sampleOptions())))
  renderPage(RegisterPage)
  expect(await screen.findByRole('heading', { name: 'Registration is closed' })).toBeVisible()
})

test('an address is confirmed by a click, never by opening the page', async () => {
  const tokens: unknown[] = []
  server.use(
    http.post('*/api/auth/confirm', async ({ request }) => {
      tokens.push(await request.json())
      return HttpResponse.json({ done: true })
    }),
  )
  window.history.replaceState(null, '', '/confirm-email#the-token')
  const { user } = renderPage(ConfirmPage)
  expect(window.location.href).not.toContain('the-token')
  expect(tokens).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Confirm my address' }))
  expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
  expect(tokens).toEqual([{ token: 'the-token' }])
})

test('a confirmation that has run out leads to a new application', async () => {
  server.use(
    http.post('*/api/auth/confirm', () =>
      HttpResponse.json({ error: { form: 'Used.' }, code: 'account.link_invalid' }, { status: 422 }),
    ),
  )
  window.history.replaceState(null, '', '/confirm-email#used')
  const { user } = renderPage(ConfirmPage)
  await user.click(screen.getByRole('button', { name: 'Confirm my address' }))
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Apply again' })).toHaveAttribute('href', '/register'),
  )
})
