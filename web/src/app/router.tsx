import type { ComponentType } from 'react'
import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { applyLanguage } from '@/session/preferences'
import { takeTarget } from '@/session/redirect-target'
import { type SessionUser, signOut, startSession, useSession } from '@/session/session-store'
import { loadTexts } from '@/texts/texts'
import { home, landing } from './landing'
import { leadOn, watchFirstPage } from './lead-on'
import { orFail } from './or-fail'
import { queryClient } from './query-client'
import { redirectRoutes, redirects } from './redirects'
import { RouteError } from './route-error'
import type { Layout, Screen } from './screen'
import { screens as allScreens } from './screens'
import { Splash } from './splash'

type Screens = readonly Screen[]

const redirectOnly = { Component: () => null, ErrorBoundary: RouteError }

// A guest goes straight to the sign-in, so that he then starts where his role does.
async function goHome({ request }: LoaderFunctionArgs) {
  await startSession()
  return leadOn(request.url, useSession.getState().user ? home : '/login')
}

async function leave({ request }: LoaderFunctionArgs) {
  // What is under way must not sign in again; that it fails is no reason to stay.
  await startSession().catch(() => {})
  await signOut()
  return leadOn(request.url, '/login')
}

// What a signed-in page stands in, fetched and worded beside the page itself.
function layoutRoute(
  layout: Layout,
  lazy: () => Promise<{ Component: ComponentType }>,
  screens: Screens,
): RouteObject {
  return {
    lazy: orFail(lazy),
    loader: async () => {
      await Promise.all([loadTexts(['shell']), applyLanguage()])
      return null
    },
    children: inLayout(layout, screens),
  }
}

function inLayout(layout: Layout, screens: Screens): Screen[] {
  return screens.filter(({ handle }) => handle.layout === layout)
}

function routesOf(screens: Screens): RouteObject[] {
  return [
    {
      HydrateFallback: Splash,
      ErrorBoundary: RouteError,
      children: [
        { path: '/', loader: goHome, ...redirectOnly },
        { path: '/logout', loader: leave, ...redirectOnly },
        ...redirectRoutes((path) => isScreen(path, screens)),
        ...inLayout('bare', screens),
        layoutRoute('report', () => import('@/shell/report-frame'), screens),
        layoutRoute('frame', () => import('@/shell/frame'), screens),
        {
          path: '*',
          loader: ({ request }) => leadOn(request.url, '/pages/errors/error-404'),
          ...redirectOnly,
        },
      ],
    },
  ]
}

type AppRouter = ReturnType<typeof createBrowserRouter>

export function createAppRouter(screens: Screens = allScreens): AppRouter {
  const router = createBrowserRouter(routesOf(screens))
  watchFirstPage(() => router.state.initialized)
  void import('./prefetch').then(({ startPrefetching }) => startPrefetching(screens, redirects))
  // The guards of the first page wait for the start by themselves: only what comes later is news to them.
  const watch = () =>
    useSession.subscribe((now, before) => {
      if (isOther(now.user, before.user)) startOver(router, now.user, screens)
    })
  startSession().then(watch, watch)
  return router
}

function isOther(now: SessionUser | null, before: SessionUser | null): boolean {
  return now?.id !== before?.id || now?.organization_id !== before?.organization_id
}

// Signing in, out, or a refused call: nobody sees another person's data. Who has just signed in goes to where he
// wanted to go; everywhere else the guards look again.
function startOver(router: AppRouter, user: SessionUser | null, screens: Screens): void {
  queryClient.clear()
  const atTheDoor = router.state.matches.some(({ route }) => route.handle?.guestOnly)
  if (!user || !atTheDoor) return void router.revalidate()
  const start = landing(user, (path) => isScreen(path, screens))
  void router.navigate(takeTarget() ?? start, { replace: true })
}

function isScreen(path: string, screens: Screens): boolean {
  return screens.some((screen) => screen.path === path)
}
