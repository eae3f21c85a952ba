import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api, unwrap } from '@/api/client'
import { useServerNews } from '@/api/server-news'
import { useSession } from '@/session/session-store'
import { accessibilityFaults } from '@/test/axe'
import { sampleOptions } from '@/test/options'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { ThemeRoot } from '@/theme/theme-root'
import { Overlays } from './overlays'
import { RouteError } from './route-error'

// On a busy machine the code of a part takes its time.
const patient = { timeout: 20_000 }

const away = () =>
  HttpResponse.json({ code: 'storage.away' }, { status: 503, headers: { 'Retry-After': '2' } })

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  useServerNews.setState({ newVersion: null, refused: false })
  useSession.setState({ user: sampleSession().user })
  server.use(http.all('*/api/*', away), http.get('*/session', away))
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function bringBack() {
  server.resetHandlers()
  server.use(
    http.get('*/api/auth/options', () => HttpResponse.json(sampleOptions({}))),
    http.get('*/session', () => HttpResponse.json(sampleSession())),
    http.get('*/api/regions', () => HttpResponse.json({ items: [], total: 7, more: false })),
  )
  await vi.advanceTimersByTimeAsync(5_000)
  await waitFor(() => expect(useServerNews.getState().refused).toBe(false), patient)
}

function Page() {
  const { data } = useQuery({ queryKey: ['regions'], queryFn: () => unwrap(api.GET('/api/regions')) })
  return (
    <main>
      <input aria-label="Name" />
      <p>{data ? `There are ${data.total}` : 'Nothing yet'}</p>
    </main>
  )
}

// The app in small: a page that needs the session, and what floats above all.
function open(loader?: () => Promise<unknown>) {
  const route = { path: '/', Component: Page, ErrorBoundary: RouteError, HydrateFallback: () => null }
  const router = createMemoryRouter([loader ? { ...route, loader } : route])
  render(
    <ThemeRoot>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
        <Overlays />
      </QueryClientProvider>
    </ThemeRoot>,
  )
}

test('a database that is away is told, signs nobody out and loses nothing; the page goes on by itself', async () => {
  open()
  const name = await screen.findByLabelText('Name')
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).type(name, 'typed')
  expect(await screen.findByText('The data cannot be reached just now.', {}, patient)).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('What you have typed is kept.')
  await bringBack()
  expect(await screen.findByText('There are 7', {}, patient)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument())
  expect(name).toHaveValue('typed')
  expect(useSession.getState().user).not.toBeNull()
})

test('the bar that tells it is for everybody', async () => {
  open()
  await screen.findByText('The data cannot be reached just now.', {}, patient)
  vi.useRealTimers()
  expect(await accessibilityFaults()).toEqual([])
})

test('a page that could not be opened without the database opens when it is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {}) // the router tells of every error, as it should
  open(() => unwrap(api.GET('/session')))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The data cannot be reached just now. Please try',
  )
  await bringBack()
  expect(await screen.findByText('There are 7', {}, patient)).toBeVisible()
})
