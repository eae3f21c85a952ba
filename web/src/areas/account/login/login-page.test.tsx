import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useSession } from '@/session/session-store'
import { accessibilityFaults } from '@/test/axe'
import { sampleOptions } from '@/test/options'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { Component as LoginPage } from './login-page'

const campuses = [
  { id: 'c1', name: 'Nice' },
  { id: 'c2', name: 'Paris' },
]

beforeEach(async () => {
  await loadTexts(['account'])
  useSession.setState({ user: null })
  server.use(
    http.get('*/organization-openlist/AF', () => HttpResponse.json(campuses)),
    http.get('*/api/auth/options', () => HttpResponse.json(sampleOptions())),
  )
})

const button = () => screen.getByRole('button', { name: 'Sign in' })
const email = () => screen.getByLabelText('Email address')
const password = () => screen.getByLabelText('Password')

async function show() {
  const page = renderPage(LoginPage)
  await screen.findByRole('option', { name: 'Paris' })
  return page
}

test('the button waits until campus, e-mail and password can be right', async () => {
  const { user } = await show()
  expect(button()).toBeDisabled()
  await user.type(email(), 'ana@demo')
  await user.type(password(), '123')
  await user.tab()
  expect(await screen.findByText('Invalid email address format')).toBeVisible()
  expect(screen.getByText('At least 4 characters')).toBeVisible()
  await user.type(email(), '.example')
  await user.type(password(), '4')
  expect(button()).toBeDisabled()
  await user.selectOptions(screen.getByLabelText('Campus'), 'Paris')
  await waitFor(() => expect(button()).toBeEnabled())
})

test('what the server refuses is said on the fields', async () => {
  const error = { email: 'Wrong e-mail or password', password: 'Wrong e-mail or password' }
  server.use(
    http.post('*/session', () => HttpResponse.json({ error, code: 'session.refused' }, { status: 422 })),
  )
  const { user } = await show()
  await user.selectOptions(screen.getByLabelText('Campus'), 'Paris')
  await user.type(email(), 'ana@demo.example')
  await user.type(password(), 'wrong{Enter}')
  expect(await screen.findAllByText('Wrong e-mail or password')).toHaveLength(2)
  expect(password()).toHaveValue('wrong')
  expect(useSession.getState().user).toBeNull()
})

test('a good sign-in is stored, and the campus is proposed the next time', async () => {
  let body: unknown
  server.use(
    http.post('*/session', async ({ request }) => {
      body = await request.json()
      return HttpResponse.json(sampleSession())
    }),
  )
  const { user } = await show()
  await user.selectOptions(screen.getByLabelText('Campus'), 'Paris')
  await user.type(email(), ' ana@demo.example')
  await user.type(password(), 'secret')
  await user.click(button())
  await waitFor(() => expect(useSession.getState().user?.name).toBe('Ana Lopes'))
  expect(body).toEqual({ organization_id: 'c2', email: 'ana@demo.example', password: 'secret' })
  expect(localStorage.getItem('access_token')).toBe('new-token')
  expect(localStorage.getItem('last_organization_id')).toBe('c2')
})

test('who is slowed down is told for how long, and shown the way by mail', async () => {
  server.use(
    http.post('*/session', () =>
      HttpResponse.json(
        { error: { form: 'Too many attempts.' }, code: 'session.too_many' },
        { status: 429, headers: { 'Retry-After': '2' } },
      ),
    ),
  )
  const { user } = await show()
  await user.selectOptions(screen.getByLabelText('Campus'), 'Paris')
  await user.type(email(), 'ana@demo.example')
  await user.type(password(), 'wrong{Enter}')
  expect(await screen.findByText(/Please try again in [12] s\./)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Get in by e-mail instead' })).toHaveAttribute(
    'href',
    '/forgot-password',
  )
  expect(button()).toBeDisabled()
  expect(await accessibilityFaults()).toEqual([])
  await waitFor(() => expect(button()).toBeEnabled(), { timeout: 5000 })
  expect(screen.queryByText(/Please try again/)).toBeNull()
})

test('where waiting is no way in, only the way by mail is shown', async () => {
  server.use(
    http.post('*/session', () =>
      HttpResponse.json(
        { error: { form: 'Too many.' }, code: 'session.too_many_wrong' },
        { status: 429, headers: { 'Retry-After': '600000' } },
      ),
    ),
  )
  const { user } = await show()
  await user.selectOptions(screen.getByLabelText('Campus'), 'Paris')
  await user.type(email(), 'ana@demo.example')
  await user.type(password(), 'wrong{Enter}')
  expect(await screen.findByText(/a device on which you have signed in before/)).toBeVisible()
  expect(screen.queryByText(/Please try again/)).toBeNull()
  expect(button()).toBeEnabled()
})

test('who has a second factor is asked for its code, and then let in', async () => {
  const codes: (string | undefined)[] = []
  server.use(
    http.post('*/session', async ({ request }) => {
      const { code } = (await request.json()) as { code?: string }
      codes.push(code)
      if (code === '123456') return HttpResponse.json(sampleSession())
      const refusal = code ? 'session.code_wrong' : 'session.second_factor_needed'
      return HttpResponse.json({ error: { code: `said: ${refusal}` }, code: refusal }, { status: 422 })
    }),
  )
  const { user } = await show()
  await user.selectOptions(screen.getByLabelText('Campus'), 'Paris')
  await user.type(email(), 'ana@demo.example')
  await user.type(password(), 'secret{Enter}')
  const code = await screen.findByLabelText(/Verification code/)
  expect(code).toBeValid()
  await user.type(code, '000000{Enter}')
  expect(await screen.findByText('said: session.code_wrong')).toBeVisible()
  await user.clear(code)
  await user.type(code, '123456{Enter}')
  await waitFor(() => expect(useSession.getState().user?.name).toBe('Ana Lopes'))
  expect(codes).toEqual([undefined, '000000', '123456'])
})

test('registration and identity providers are offered where the network has them', async () => {
  const providers = [{ name: 'google', label: 'Google' }]
  let asked: unknown
  server.use(
    http.get('*/api/auth/options', () => HttpResponse.json(sampleOptions({ registration: true, providers }))),
    http.post('*/api/auth/providers/google/start', async ({ request }) => {
      asked = await request.json()
      return HttpResponse.json(
        { error: { form: 'It is away.' }, code: 'session.provider_away' },
        { status: 503 },
      )
    }),
  )
  const { user } = await show()
  expect(await screen.findByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
  const google = screen.getByRole('button', { name: 'Continue with Google' })
  await user.click(google)
  expect(await screen.findByText('This field is required')).toBeVisible()
  expect(asked).toBeUndefined()
  await user.selectOptions(screen.getByLabelText('Campus'), 'Nice')
  await user.click(google)
  expect(await screen.findByText('It is away.')).toBeVisible()
  expect(asked).toEqual({ organization_id: 'c1' })
})

test('the password can be shown', async () => {
  const { user } = await show()
  await user.type(password(), 'secret')
  expect(password()).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show the password' }))
  expect(password()).toHaveAttribute('type', 'text')
})

test('campuses that do not come can be asked for again', async () => {
  server.use(
    http.get('*/organization-openlist/AF', () => new HttpResponse(null, { status: 503 }), { once: true }),
  )
  const { user } = renderPage(LoginPage)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('option', { name: 'Nice' })).toBeInTheDocument()
})

test('nothing for a screen reader to stumble over', async () => {
  await show()
  expect(await accessibilityFaults()).toEqual([])
})

test('the page says whose it is, where the school has given its name', async () => {
  server.use(
    http.get('*/api/auth/options', () =>
      HttpResponse.json(sampleOptions({ school_name: 'Bible Institute' })),
    ),
  )
  await show()
  expect((await screen.findAllByText('Bible Institute')).length).toBeGreaterThan(0)
})

test('the school’s own mark stands in the place of initials', async () => {
  const mark = 'data:image/png;base64,iVBORw0KGgo='
  server.use(
    http.get('*/api/auth/options', () =>
      HttpResponse.json(sampleOptions({ school_name: 'Bible Institute', mark })),
    ),
  )
  await show()
  await waitFor(() => expect(document.querySelectorAll(`img[src="${mark}"]`)).toHaveLength(2))
  expect(screen.queryByText('BI')).not.toBeInTheDocument()
})
