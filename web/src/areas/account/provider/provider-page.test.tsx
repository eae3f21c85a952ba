import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useSession } from '@/session/session-store'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { startProvider } from './api'
import { Component as ProviderPage } from './provider-page'

beforeEach(async () => {
  await loadTexts(['account'])
  useSession.setState({ user: null })
})

async function comeBack(search: string) {
  const started = { url: 'https://id.example/authorize', browser_secret: 'the-secret' }
  server.use(http.post('*/api/auth/providers/google/start', () => HttpResponse.json(started)))
  expect(await startProvider('google', 'c1')).toBe(started.url)
  window.history.replaceState(null, '', `/login/provider${search}`)
  return renderPage(ProviderPage)
}

test('the way back ends in a session, with what this tab has kept, and nothing stays in the address', async () => {
  const bodies: unknown[] = []
  server.use(
    http.post('*/api/auth/providers/finish', async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json(sampleSession({ origin: 'google' }))
    }),
  )
  await comeBack('?code=abc&state=xyz&iss=https%3A%2F%2Fid.example')
  await waitFor(() => expect(useSession.getState().user?.origin).toBe('google'))
  const sent = { code: 'abc', state: 'xyz', iss: 'https://id.example', browser_secret: 'the-secret' }
  expect(bodies).toEqual([sent])
  expect(window.location.search).toBe('')
  expect(sessionStorage.getItem('provider_browser_secret')).toBeNull()
})

test('a second factor is asked for here, too', async () => {
  let body: unknown
  const needed = { error: { code: 'Needed.' }, code: 'session.second_factor_needed' }
  server.use(
    http.post('*/api/auth/providers/finish', () => HttpResponse.json(needed, { status: 422 })),
    http.post('*/api/auth/providers/second-factor', async ({ request }) => {
      body = await request.json()
      return HttpResponse.json(sampleSession())
    }),
  )
  const { user } = await comeBack('?code=abc&state=xyz')
  await user.type(await screen.findByLabelText(/Verification code/), '123456{Enter}')
  await waitFor(() => expect(useSession.getState().user?.id).toBe('p1'))
  expect(body).toEqual({ state: 'xyz', browser_secret: 'the-secret', code: '123456' })
})

test.each([
  ['?error=access_denied&state=xyz', /broke off the sign-in, or you canceled it/],
  ['?state=xyz', /began elsewhere, or too long ago/],
])('%s says what happened', async (search, text) => {
  await comeBack(search)
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/login')
})

test("a refusal is shown in the server's words", async () => {
  const refused = { error: { form: 'Not you.' }, code: 'session.provider_refused' }
  server.use(http.post('*/api/auth/providers/finish', () => HttpResponse.json(refused, { status: 422 })))
  await comeBack('?code=abc&state=xyz')
  expect(await screen.findByText('Not you.')).toBeVisible()
})
