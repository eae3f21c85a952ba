import { createBrowserRouter, type RouteObject, redirect } from 'react-router'
import { type SessionUser, signOut, startSession, useSession } from '@/session/session-store'
import { loadTexts } from '@/texts/texts'
import { landing } from './landing'
import { queryClient } from './query-client'
import { RouteError } from './route-error'
import { bareScreens, framedScreens } from './screens'
import { Splash } from './splash'

const redirectOnly = { Component: () => null, ErrorBoundary: RouteError }

async function goHome() {
  await startSession()
  const { user } = useSession.getState()
  return redirect(user ? landing(user) : '/login')
}

async function leave() {
  await startSession()
  await signOut()
  return redirect('/login')
}

const routes: RouteObject[] = [
  {
    HydrateFallback: Splash,
    ErrorBoundary: RouteError,
    children: [
      { path: '/', loader: goHome, ...redirectOnly },
      { path: '/logout', loader: leave, ...redirectOnly },
      ...bareScreens,
      {
        lazy: () => import('@/shell/frame'),
        loader: async () => {
          await loadTexts(['shell'])
          return null
        },
        children: framedScreens,
      },
      { path: '*', loader: () => redirect('/pages/errors/error-404'), ...redirectOnly },
    ],
  },
]

export function createAppRouter() {
  const router = createBrowserRouter(routes)
  // The guards of the first page wait for the start by themselves: only what comes later is news to them.
  const watch = () =>
    useSession.subscribe((now, before) => isOther(now.user, before.user) && startOver(router))
  startSession().then(watch, watch)
  return router
}

function isOther(now: SessionUser | null, before: SessionUser | null): boolean {
  return now?.id !== before?.id || now?.organization_id !== before?.organization_id
}

// Signing in, out, or a refused call: every guard looks again, and nobody sees another person's data.
function startOver(router: ReturnType<typeof createBrowserRouter>): void {
  queryClient.clear()
  void router.revalidate()
}
