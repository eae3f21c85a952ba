import { render, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { groups } from '@/session/roles'
import { startSession, useSession } from '@/session/session-store'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { Providers } from './providers'
import { redirects } from './redirects'
import { createAppRouter } from './router'
import { type Layout, screen as makeScreen, type Screen } from './screen'

// Screens that do not exist yet, as whoever builds them will write them.

const page = (path: string, roles: readonly string[] | undefined, layout?: Layout): Screen =>
  makeScreen(path, roles, [], async () => ({ Component: () => <h1>{path}</h1> }), layout ? { layout } : {})

const home = page('/pages/profile', groups.user)

let dispose = () => {}

beforeEach(() => {
  localStorage.setItem('access_token', 'tok')
  localStorage.setItem('expires_at', String(Date.now() + 60_000))
  server.use(http.get('*/session', () => HttpResponse.json(sampleSession({ role: ['admin'] }))))
})
afterEach(() => dispose())

async function open(path: string, screens: Screen[], role?: string[]) {
  return (await openRouter(path, screens, role)).state.location
}

async function openRouter(path: string, screens: Screen[], role = ['admin']) {
  // The page asks once who is signed in; here he changes from test to test.
  await startSession()
  useSession.setState({ user: sampleSession({ role }).user })
  window.history.pushState(null, '', path)
  const isBare = ({ handle }: Screen) => handle.layout === 'bare'
  const all = [home, ...screens]
  const router = createAppRouter({
    bare: all.filter(isBare),
    framed: async () => all.filter((screen) => !isBare(screen)),
  })
  dispose = () => router.dispose()
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
  await screen.findByRole('heading', { level: 1 })
  return router
}

test('a framed page has navbar, toolbar and footer around it', async () => {
  await open('/apps/campus/classes', [page('/apps/campus/classes', groups.secretary)])
  for (const role of ['navigation', 'banner', 'contentinfo', 'main'])
    expect(screen.getByRole(role)).toBeInTheDocument()
})

test('a report stands alone, to be printed', async () => {
  await open('/apps/student/grades/s1/c1', [
    page('/apps/student/grades/:studentId/:classId', groups.student, 'report'),
  ])
  expect(screen.getByRole('main')).toHaveTextContent('/apps/student/grades')
  for (const role of ['navigation', 'banner', 'contentinfo'])
    expect(screen.queryByRole(role)).not.toBeInTheDocument()
})

test('an invitation is bare: nothing is around it, not even the frame’s own main part', async () => {
  await open('/invitation/confirm/t1', [page('/invitation/:action/:token', undefined, 'bare')])
  for (const role of ['navigation', 'banner', 'contentinfo', 'main'])
    expect(screen.queryByRole(role)).not.toBeInTheDocument()
})

test.each(Object.entries(redirects))('%s leads to %s', async (from, to) => {
  const { pathname, search } = await open(`${from}?q=nice`, [page(to, groups.user)])
  expect(pathname + search).toBe(`${to}?q=nice`)
})

test('who may not open the target of a redirect is led home, as by its own address', async () => {
  const invoices = page('/apps/finance/invoices', groups.accounting)
  expect((await open('/apps/finance', [invoices], ['student'])).pathname).toBe('/pages/profile')
})

test('what is led on leaves no trace in the history, over several steps either', async () => {
  const before = window.history.length
  await open('/apps/finance', [page('/apps/finance/invoices', groups.accounting)], ['student'])
  expect(window.location.pathname).toBe('/pages/profile')
  expect(window.history.length).toBe(before + 1)
})

test('a click on a link that is led on adds one step, to go back by', async () => {
  const router = await openRouter('/pages/profile', [page('/apps/academic/dashboard', groups.supervisor)])
  const before = window.history.length
  await router.navigate('/apps/academic/dashobard')
  expect(window.location.pathname).toBe('/apps/academic/dashboard')
  expect(window.history.length).toBe(before + 1)
  await router.navigate(-1)
  await waitFor(() => expect(window.location.pathname).toBe('/pages/profile'))
})
