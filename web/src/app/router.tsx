import { createBrowserRouter, type RouteObject, redirect } from 'react-router'
import { applyLanguage } from '@/session/preferences'
import { takeTarget } from '@/session/redirect-target'
import { type SessionUser, signOut, startSession, useSession } from '@/session/session-store'
import { loadTexts } from '@/texts/texts'
import { home, landing } from './landing'
import { queryClient } from './query-client'
import { RouteError } from './route-error'
import { bareScreens, framedScreens } from './screens'
import { Splash } from './splash'

const redirectOnly = { Component: () => null, ErrorBoundary: RouteError }

// A guest goes straight to the sign-in, so that he then starts where his role does.
async function goHome() {
  await startSession()
  return redirect(useSession.getState().user ? home : '/login')
}

async function leave() {
  // What is under way must not sign in again; that it fails is no reason to stay.
  await startSession().catch(() => {})
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
          await Promise.all([loadTexts(['shell']), applyLanguage()])
          return null
        },
        children: framedScreens,
      },
      { path: '*', loader: () => redirect('/pages/errors/error-404'), ...redirectOnly },
    ],
  },
]

type AppRouter = ReturnType<typeof createBrowserRouter>

export function createAppRouter(): AppRouter {
  const router = createBrowserRouter(routes)
  // The guards of the first page wait for the start by themselves: only what comes later is news to them.
  const watch = () =>
    useSession.subscribe((now, before) => {
      if (isOther(now.user, before.user)) startOver(router, now.user)
    })
  startSession().then(watch, watch)
  return router
}

function isOther(now: SessionUser | null, before: SessionUser | null): boolean {
  return now?.id !== before?.id || now?.organization_id !== before?.organization_id
}

// Signing in, out, or a refused call: nobody sees another person's data. Who has just signed in goes to where he
// wanted to go; everywhere else the guards look again.
function startOver(router: AppRouter, user: SessionUser | null): void {
  queryClient.clear()
  const atTheDoor = router.state.matches.some(({ route }) => route.handle?.guestOnly)
  if (user && atTheDoor) void router.navigate(takeTarget() ?? landing(user, isScreen), { replace: true })
  else void router.revalidate()
}

function isScreen(path: string): boolean {
  return framedScreens.some((screen) => screen.path === path)
}
