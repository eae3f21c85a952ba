import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { api, unwrap } from '@/api/client'
import { useServerNews } from '@/api/server-news'
import { Overlays } from '@/app/overlays'
import { rememberTarget } from '@/session/redirect-target'
import { useSession } from '@/session/session-store'
import { accessibilityFaults } from '@/test/axe'
import { sampleOptions } from '@/test/options'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { Component as MaintenancePage } from './maintenance-page'

const at = '/pages/maintenance'
let maintenance: { on: boolean; message: string; until: string | null }

beforeEach(async () => {
  await loadTexts(['home'])
  useServerNews.setState({ newVersion: null, refused: false })
  maintenance = { on: true, message: 'We move to a new server.', until: '2099-05-01T12:00:00Z' }
  server.use(http.get('*/api/auth/options', () => HttpResponse.json(sampleOptions({ maintenance }))))
})

const over = () => {
  maintenance = { on: false, message: '', until: null }
}

test('a guest reads why and until when; an admin finds the way in', async () => {
  useSession.setState({ user: null })
  const { user, router } = renderPage(MaintenancePage, { path: at })
  expect(await screen.findByRole('heading', { name: 'Maintenance in progress' })).toBeVisible()
  expect(screen.getByText('We move to a new server.')).toBeVisible()
  expect(screen.getByText(/^Expected end: .*2099/)).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await user.click(screen.getByRole('link', { name: 'Sign-in for administrators' }))
  expect(router.state.location.pathname).toBe('/login')
})

test('an end that has passed is not promised', async () => {
  maintenance = { on: true, message: '', until: '2020-05-01T12:00:00Z' }
  renderPage(MaintenancePage, { path: at })
  await screen.findByRole('heading', { name: 'Maintenance in progress' })
  expect(screen.queryByText(/^Expected end/)).not.toBeInTheDocument()
})

test('who waited goes on to where he wanted to go when it is over', async () => {
  useSession.setState({ user: sampleSession({ maintenance: true }).user })
  server.use(http.get('*/session', () => HttpResponse.json(sampleSession())))
  rememberTarget('/apps/academic/campus?q=nice')
  const { user, router } = renderPage(MaintenancePage, { path: at })
  const check = await screen.findByRole('button', { name: 'Check now' })
  await waitFor(() => expect(check).toBeEnabled())
  over()
  await user.click(check)
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/academic/campus'))
  expect(useSession.getState().user?.maintenance).toBe(false)
})

test('who opens the address by himself learns that all is open', async () => {
  over()
  useSession.setState({ user: sampleSession().user })
  const { router } = renderPage(MaintenancePage, { path: at })
  expect(await screen.findByRole('heading', { name: 'No maintenance in progress' })).toBeVisible()
  expect(router.state.location.pathname).toBe(at)
})

function Page() {
  return (
    <>
      <input aria-label="Name" />
      <Overlays />
    </>
  )
}

async function beRefused(role: string) {
  useSession.setState({ user: sampleSession({ role: [role] }).user })
  server.use(
    http.get('*/api/profile', () => HttpResponse.json({ code: 'network.maintenance' }, { status: 503 })),
  )
  const page = renderPage(Page)
  await page.user.type(screen.getByLabelText('Name'), 'typed')
  await unwrap(api.GET('/api/profile')).catch(() => {})
  return page
}

test('who is refused in the middle of his work is covered, and finds what he typed when it is over', async () => {
  const { user } = await beRefused('secretary')
  expect(await screen.findByRole('heading', { name: 'Maintenance in progress' })).toBeVisible()
  expect(screen.getByText(/What you have typed is kept/)).toBeVisible()
  over()
  await user.click(screen.getByRole('button', { name: 'Check now' }))
  await waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument())
  expect(screen.getByLabelText('Name')).toHaveValue('typed')
})

test.each([
  ['a server that is only busy', 'secretary', false],
  ['an admin', 'admin', true],
])('%s is no reason for a cover', async (_case, role, on) => {
  maintenance.on = on
  await beRefused(role)
  await waitFor(() => expect(useServerNews.getState().refused).toBe(false))
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})
