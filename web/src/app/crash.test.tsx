import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { api, unwrap } from '@/api/client'
import { noteLine, useLine } from '@/api/line'
import { useServerNews } from '@/api/server-news'
import { watchMissingFiles } from '@/lib/missing-files'
import { server } from '@/test/server'
import { lazyPart } from '@/ui/lazy-part'
import { CrashBoundary } from './crash-boundary'
import { orFail } from './or-fail'
import { RouteError } from './route-error'
import { VersionBar } from './version-bar'

const reload = vi.fn()
let said = vi.fn()

beforeEach(() => {
  said = vi.spyOn(console, 'error').mockImplementation(() => {}) // React tells of every error, as it should
  vi.stubGlobal('location', { ...window.location, reload })
  reload.mockClear()
})

function Broken({ error }: { error: unknown }): ReactNode {
  throw error
}

// The app in small: a frame, a page that breaks, and one that does not.
function openBroken(error: unknown, at = '/') {
  const router = createMemoryRouter(
    [
      {
        ErrorBoundary: RouteError,
        Component: () => (
          <>
            <nav>The menu</nav>
            <Outlet />
          </>
        ),
        children: [
          { path: '/', Component: () => <Broken error={error} />, ErrorBoundary: RouteError },
          { path: '/fine', Component: () => 'A fine page' },
          { path: '/gone', lazy: orFail(() => Promise.reject(error)), ErrorBoundary: RouteError },
        ],
      },
    ],
    { initialEntries: [at] },
  )
  render(<RouterProvider router={router} />)
  return router
}

function missing(): Error {
  const error = new TypeError('Failed to fetch dynamically imported module')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
  return error
}

test('a page that crashes leaves the frame, a way back and the request’s number', async () => {
  const router = openBroken(new ApiError(500, { code: 'internal', request_id: 'r42' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('An error has occurred')
  expect(screen.getByText('Request number: r42')).toBeVisible()
  expect(screen.getByText('The menu')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the start' })).toHaveAttribute('href', '/')
  await router.navigate('/fine')
  expect(await screen.findByText('A fine page')).toBeVisible()
})

test('what fails outside every page leaves something to read, too', () => {
  render(
    <CrashBoundary>
      <Broken error={new Error('the frame itself')} />
    </CrashBoundary>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('An error has occurred')
})

test('a page whose file is gone is loaded with the new version, once', async () => {
  watchMissingFiles(() => {})
  server.use(http.get('*/healthz', () => new HttpResponse('ok')))
  openBroken(missing())
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  openBroken(missing())
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(reload).toHaveBeenCalledOnce()
})

test('a page that cannot be fetched without a connection says so, inside the frame', async () => {
  watchMissingFiles(() => {})
  server.use(http.get('*/healthz', () => HttpResponse.error()))
  const router = openBroken(missing(), '/fine')
  await router.navigate('/gone')
  expect(await screen.findByRole('alert')).toHaveTextContent(/connection/i)
  expect(screen.getByText('The menu')).toBeVisible()
  expect(reload).not.toHaveBeenCalled()
})

test('a page that could not be fetched opens by itself when the line is back', async () => {
  watchMissingFiles(() => noteLine(false))
  sessionStorage.clear()
  let line = () => HttpResponse.error()
  server.use(http.get('*/healthz', () => line()))
  const router = openBroken(missing(), '/fine')
  await router.navigate('/gone')
  expect(await screen.findByRole('alert')).toHaveTextContent(/opens by itself/)
  line = () => new HttpResponse('ok')
  act(() => noteLine(true))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('a page whose data could not be asked for opens by itself when the line is back', async () => {
  let line = () => HttpResponse.error()
  server.use(http.get('*/api/regions', () => line()))
  const loader = () => unwrap(api.GET('/api/regions'))
  const page = { path: '/', loader, Component: () => 'The page', ErrorBoundary: RouteError }
  render(<RouterProvider router={createMemoryRouter([{ ...page, HydrateFallback: () => null }])} />)
  expect(await screen.findByRole('alert')).toHaveTextContent(/opens by itself/)
  line = () => HttpResponse.json({ items: [], total: 0, more: false })
  act(() => noteLine(true))
  expect(await screen.findByText('The page')).toBeVisible()
})

test('a part that could not be fetched comes when the line is back', async () => {
  watchMissingFiles(() => noteLine(false))
  let load = () => Promise.reject<{ default: () => ReactNode }>(missing())
  const Part = lazyPart(() => load())
  render(<Part />)
  await waitFor(() => expect(said).toHaveBeenCalled())
  expect(useLine.getState().online).toBe(false)
  load = async () => ({ default: () => 'The part' })
  act(() => noteLine(true))
  expect(await screen.findByText('The part')).toBeVisible()
})

test('a part whose file is gone leaves the page as it was', async () => {
  const told = vi.fn()
  watchMissingFiles(told)
  const Part = lazyPart(() => Promise.reject(missing()))
  render(
    <>
      <input aria-label="Name" defaultValue="typed" />
      <Part />
    </>,
  )
  await waitFor(() => expect(told).toHaveBeenCalled())
  expect(screen.getByLabelText('Name')).toHaveValue('typed')
})

test('an answer of another version offers to reload, and can be sent away until the next one', async () => {
  document.head.innerHTML = '<meta name="myspace-version" content="v1">'
  useServerNews.setState({ newVersion: null, refused: false })
  const answer = (version: string) => {
    server.use(
      http.get('*/api/auth/options', () =>
        HttpResponse.json({}, { headers: { 'X-Myspace-Version': version } }),
      ),
    )
    return api.GET('/api/auth/options')
  }
  render(<VersionBar />)
  await answer('v1')
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  await answer('v2')
  expect(await screen.findByRole('status')).toHaveTextContent('A new version is there.')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  await answer('v3')
  await userEvent.click(await screen.findByRole('button', { name: 'Reload' }))
  expect(reload).toHaveBeenCalledOnce()
  document.head.innerHTML = ''
})
