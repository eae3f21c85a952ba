import type { RouteObject } from 'react-router'
import { leadOn } from './lead-on'
import { RouteError } from './route-error'

// The addresses of the specification that lead on: the start of each space, and its menu's own spelling of the
// dashboards.
export const redirects: Readonly<Record<string, string>> = {
  '/apps/academic': '/apps/academic/dashboard',
  '/apps/academic/dashobard': '/apps/academic/dashboard',
  '/apps/finance': '/apps/finance/invoices',
  '/apps/instructor': '/apps/instructor/dashboard',
  '/apps/instructor/dashobard': '/apps/instructor/dashboard',
  '/apps/alumni': '/apps/alumni/alumni',
  '/apps/student': '/apps/student/dashboard',
  '/apps/student/dashobard': '/apps/student/dashboard',
  '/apps/students': '/apps/campus/student',
}

// Nothing is drawn in between. Who may not open the target is dealt with by its guard.
export function redirectRoutes(): RouteObject[] {
  return Object.entries(redirects).map(([path, target]) => ({
    path,
    loader: ({ request: { url } }) => leadOn(url, target + new URL(url).search),
    Component: () => null,
    ErrorBoundary: RouteError,
  }))
}
