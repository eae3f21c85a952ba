import type { RouteObject } from 'react-router'
import { groups, heads } from '@/session/roles'
import { screen } from './screen'

// Every screen of the product, one line each: path, who may open it, its texts, its page.

// Alone on the page.
export const bareScreens: RouteObject[] = [
  screen('/login', groups.guestOnly, ['account'], () => import('@/areas/account/login/login-page')),
  screen('/pages/errors/error-404', undefined, [], () => import('./pages/not-found-page')),
  screen('/pages/errors/error-500', undefined, [], () => import('./pages/error-page')),
]

const campusTexts = ['campus', 'region', 'person'] as const

// Inside the frame with the bar and the navigation.
export const framedScreens: RouteObject[] = [
  screen(
    '/apps/academic/campus',
    groups.user,
    campusTexts,
    () => import('@/areas/campus/campuses/campuses-page'),
  ),
  screen(
    '/apps/academic/campus/new',
    heads,
    campusTexts,
    () => import('@/areas/campus/campuses/new-campus-page'),
  ),
  screen(
    '/apps/academic/campus/:campusId',
    groups.user,
    campusTexts,
    () => import('@/areas/campus/campuses/campus-page'),
  ),
]
