import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { ThemeRoot } from '@/theme/theme-root'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { Notices } from '@/ui/notices'

type Options = { path?: string; at?: string }

// Draws a page (or a part of one) as the app would, at an address, with a fresh cache. Any other
// address exists too, to leave for.
export function renderPage(Page: ComponentType, { path = '/', at = path }: Options = {}) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const routes = [
    { path, Component: Page },
    { path: '*', Component: () => 'elsewhere' },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [at] })
  render(
    <ThemeRoot>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Notices />
        <ConfirmDialog />
      </QueryClientProvider>
    </ThemeRoot>,
  )
  // Whoever types does so at once: a pause between keys would be as long as the machine is busy.
  return { router, user: userEvent.setup({ delay: null }) }
}
