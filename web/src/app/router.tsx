import type { ComponentType } from 'react'
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  matchRoutes,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  type RouterState,
} from 'react-router'
import { applyLanguage } from '@/session/preferences'
import { takeTarget } from '@/session/redirect-target'
import { isOther, type SessionUser, signOut, startSession, useSession } from '@/session/session-store'
import { loadTexts } from '@/texts/texts'
import { pageIsFetched } from '@/ui/part-waits'
import { isEditing } from '@/ui/record/use-editing'
import { home, landing } from './landing'
import { leadOn, watchFirstPage } from './lead-on'
import { orFail } from './or-fail'
import { prepareOverlays } from './overlays'
import { queryClient } from './query-client'
import { redirectRoutes, redirects } from './redirects'
import { RouteError } from './route-error'
import type { Layout, Screen } from './screen'
import { bareScreens } from './screens'
import { Splash } from './splash'

type Screens = readonly Screen[]
// The screens of who is signed in come with the first address that is among them.
type Tables = { bare: Screens; framed: (path: string) => Promise<Screens> }

const tables: Tables = {
  bare: bareScreens,
  framed: (path) => import('./screen-tables').then(({ screensAt }) => screensAt(path)),
}

const redirectOnly = { Component: () => null, ErrorBoundary: RouteError }

// A guest goes straight to the sign-in, so that he then starts where his role does.
async function goHome({ request }: LoaderFunctionArgs) {
  await startSession()
  return leadOn(request.url, useSession.getState().user ? home : '/login')
}

async function leave({ request }: LoaderFunctionArgs) {
  // What is under way must not sign in again; that it fails is no reason to stay.
  await startSession().catch(() => {})
  const { mayLeave } = await import('@/offline/before-leaving')
  if (!(await mayLeave())) return leadOn(request.url, '/')
  await signOut()
  return leadOn(request.url, '/login')
}

// What the frame says, and the pieces that every signed-in page may use.
const frameTexts = ['shell', 'line', 'parts', 'access', 'edit', 'file'] as const

// What a signed-in page stands in, fetched and worded beside the page itself.
function layoutRoute(layout: Layout, lazy: () => Promise<{ Component: ComponentType }>): RouteObject {
  return {
    id: layout,
    lazy: orFail(lazy),
    loader: async () => {
      await Promise.all([loadTexts(frameTexts), applyLanguage(), prepareOverlays()])
      return null
    },
    children: [],
  }
}

function inLayout(layout: Layout, screens: Screens): Screen[] {
  return screens.filter(({ handle }) => handle.layout === layout)
}

function routesOf(bare: Screens): RouteObject[] {
  return [
    {
      HydrateFallback: Splash,
      ErrorBoundary: RouteError,
      children: [
        { path: '/', loader: goHome, ...redirectOnly },
        { path: '/logout', loader: leave, ...redirectOnly },
        ...redirectRoutes(),
        ...bare,
        layoutRoute('report', () => import('@/shell/report-frame')),
        layoutRoute('frame', () => import('@/shell/frame')),
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

// Fills the frames with a table of screens when the first address of it is asked for: the router
// asks for one with a place in it, too, such as that of a mailed link, whose page would have to fetch the table.
function fillFrames({ bare, framed }: Tables): PatchRoutesOnNavigationFunction {
  const filled = new Set<Screens>()
  return async ({ path, patch, signal }) => {
    if (matchRoutes([...bare], path)) return
    const screens = await framed(path)
    // What is patched by a navigation that gave way to another is not taken.
    if (filled.has(screens) || signal.aborted) return
    filled.add(screens)
    for (const layout of ['report', 'frame'] as const) patch(layout, inLayout(layout, screens))
  }
}

// What is typed from now on is for another page, or for the form of this one; a list that is searched or sorted stays
// the list that keys are meant for.
function bringsFields({ navigation, location }: RouterState): boolean {
  if (navigation.state !== 'loading') return false
  return navigation.location.pathname !== location.pathname || isEditing(navigation.location)
}

export function createAppRouter({ bare, framed }: Tables = tables): AppRouter {
  const router = createBrowserRouter(routesOf(bare), {
    patchRoutesOnNavigation: fillFrames({ bare, framed }),
  })
  watchFirstPage(() => router.state.initialized)
  router.subscribe((state) => bringsFields(state) && pageIsFetched())
  void import('./afterwards').then(
    ({ startAfterwards }) => startAfterwards(bare, framed, redirects),
    () => {}, // without it pages come when they are asked for
  )
  // The guards of the first page wait for the start by themselves: only what comes later is news to them.
  const watch = () =>
    useSession.subscribe((now, before) => {
      if (isOther(now.user, before.user)) void startOver(router, now.user)
    })
  startSession().then(watch, watch)
  return router
}

// Signing in, out, or a refused call: nobody sees another person's data. Who has just signed in goes to where he
// wanted to go; everywhere else the guards look again.
async function startOver(router: AppRouter, user: SessionUser | null): Promise<void> {
  queryClient.clear()
  const atTheDoor = router.state.matches.some(({ route }) => route.handle?.guestOnly)
  if (!user || !atTheDoor) return router.revalidate()
  await router.navigate(takeTarget() ?? landing(user), { replace: true })
}
