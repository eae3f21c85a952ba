import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { sampleOptions } from '@/test/options'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'

// The whole app at an address, in a page that has just been opened.
async function open(path: string) {
  vi.resetModules()
  window.history.replaceState(null, '', path)
  const { render } = await import('@testing-library/react')
  const { RouterProvider } = await import('react-router')
  const { startTexts, switchLanguage } = await import('@/texts/texts')
  await startTexts()
  await switchLanguage('en')
  const { createAppRouter } = await import('./router')
  const { Providers } = await import('./providers')
  const router = createAppRouter()
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
  return router
}

function signedIn(change = {}) {
  localStorage.setItem('access_token', 'tok')
  localStorage.setItem('expires_at', String(Date.now() + 60_000))
  server.use(http.get('*/session', () => HttpResponse.json(sampleSession(change))))
}

beforeEach(() => {
  server.use(
    http.get('*/organization-openlist/:region', () => HttpResponse.json([{ id: 'c1', name: 'Paris' }])),
    http.get('*/api/auth/options', () => HttpResponse.json(sampleOptions())),
    // Pages themselves are no matter here: what they ask for does not come.
    http.get('*/api/*', () => HttpResponse.json({ code: 'request.failed' }, { status: 400 })),
    http.delete('*/session', () => new HttpResponse(null, { status: 204 })),
  )
})

test('a guest is led to the sign-in', async () => {
  const router = await open('/')
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/login')
})

test('who is signed in cannot open the sign-in, and is led to the remembered page', async () => {
  signedIn()
  sessionStorage.setItem('redirect_url', '/pages/errors/error-500')
  const router = await open('/login')
  await waitFor(() => expect(router.state.location.pathname).toBe('/pages/errors/error-500'))
})

test('the first page of the frame is found although another was asked for just before', async () => {
  signedIn()
  const router = await open('/pages/errors/error-500')
  await screen.findByRole('heading', { level: 1 })
  void router.navigate('/pages/profile')
  await router.navigate('/apps/campus/church')
  expect(router.state.location.pathname).toBe('/apps/campus/church')
})

test('who has chosen a new password is signed in and comes where a sign-in leads', async () => {
  server.use(
    http.post('*/api/auth/reset-link', () =>
      HttpResponse.json({ email: 'ana@demo.example', campus_id: 'c1', campus_name: 'Paris' }),
    ),
    http.post('*/password/reset', () => HttpResponse.json({ done: true })),
    http.post('*/session', () => HttpResponse.json(sampleSession({ redirect_url: '/apps/campus/church' }))),
  )
  const router = await open('/reset-password#the-token')
  const user = userEvent.setup({ delay: null })
  await user.type(await screen.findByLabelText(/^New password/), 'green table 7')
  await user.type(screen.getByLabelText(/^Confirm the password/), 'green table 7{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/campus/church'))
})

test.each([
  '/login',
  '/forgot-password',
  '/reset-password',
  '/register',
  '/confirm-email',
  '/login/provider',
])('%s is for guests only', async (path) => {
  signedIn()
  const router = await open(path)
  await waitFor(() => expect(router.state.location.pathname).toBe('/pages/profile'))
})

test('a page that the role does not open leads to the profile', async () => {
  signedIn({ role: ['user'] })
  const router = await open('/apps/academic/campus')
  await waitFor(() => expect(router.state.location.pathname).toBe('/pages/profile'))
})

test('who must set up a second factor does that first, and then goes on', async () => {
  signedIn({ second_factor_required: true })
  const router = await open('/apps/academic/campus?q=nice')
  await waitFor(() => expect(router.state.location.pathname).toBe('/pages/second-factor'))
  expect(sessionStorage.getItem('redirect_url')).toBe('/apps/academic/campus?q=nice')
})

test('who comes during maintenance is led to the page that tells of it', async () => {
  signedIn({ maintenance: true })
  const maintenance = { on: true, message: 'We move.', until: null }
  server.use(http.get('*/api/auth/options', () => HttpResponse.json(sampleOptions({ maintenance }))))
  const router = await open('/apps/academic/campus?q=nice')
  await waitFor(() => expect(router.state.location.pathname).toBe('/pages/maintenance'))
  expect(await screen.findByText('We move.')).toBeVisible()
  expect(sessionStorage.getItem('redirect_url')).toBe('/apps/academic/campus?q=nice')
})

async function signInAt(path: string, change = {}) {
  server.use(http.post('*/session', () => HttpResponse.json(sampleSession(change))))
  const router = await open(path)
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Email address'), 'ana@demo.example')
  await user.type(screen.getByLabelText('Password'), 'secret')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/login'))
  return router.state.location
}

test('after signing in one goes where one wanted to go', async () => {
  const { pathname, search } = await signInAt('/apps/academic/campus?q=nice')
  expect(pathname + search).toBe('/apps/academic/campus?q=nice')
})

test('else to where the server says, if it is a path of ours', async () => {
  const { pathname } = await signInAt('/login', { redirect_url: '/pages/settings', role: ['admin'] })
  expect(pathname).toBe('/pages/settings')
})

test('else to the start of the role, which is the profile for a secretary', async () => {
  const { pathname } = await signInAt('/', { redirect_url: '//evil.example' })
  expect(pathname).toBe('/pages/profile')
})

test('an unknown address leads to the page that says so', async () => {
  const router = await open('/nowhere')
  expect(await screen.findByText('Not found')).toBeVisible()
  expect(router.state.location.pathname).toBe('/pages/errors/error-404')
})

test('signing out forgets the session and returns to the sign-in', async () => {
  signedIn()
  const router = await open('/logout')
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/login')
  expect(localStorage.getItem('access_token')).toBeNull()
})

test('a server that cannot say who one is gives a page with a way to try again', async () => {
  localStorage.setItem('access_token', 'tok')
  localStorage.setItem('expires_at', String(Date.now() + 60_000))
  server.use(
    http.get('*/session', () => HttpResponse.json({ code: 'internal', request_id: 'r9' }, { status: 500 })),
  )
  await open('/')
  expect(await screen.findByRole('alert')).toHaveTextContent('An error has occurred')
  expect(screen.getByText('Request number: r9')).toBeVisible()
  expect(localStorage.getItem('access_token')).toBe('tok')
})

test('a list that is searched hears every key; what is typed before a form or another page comes waits for it', async () => {
  signedIn()
  const router = await open('/apps/campus/church')
  await screen.findByRole('heading', { level: 1 })
  const { setWaits } = await import('@/ui/part-waits')
  const beginPage = vi.fn()
  setWaits({ begin: vi.fn(), beginPage })
  await router.navigate('/apps/campus/church?q=paris', { replace: true })
  expect(beginPage).not.toHaveBeenCalled()
  await router.navigate('/apps/campus/church?edit=1')
  expect(beginPage).toHaveBeenCalledOnce()
  await router.navigate('/pages/profile')
  expect(beginPage.mock.calls.length).toBeGreaterThan(1)
})
