import type { RouteObject } from 'react-router'
import { groups, heads } from '@/session/roles'
import { secondFactorPath } from './guard'
import { screen } from './screen'

// Every screen of the product, one line each: path, who may open it, its texts, its page.

// Alone on the page.
export const bareScreens: RouteObject[] = [
  screen('/login', groups.guestOnly, ['account'], () => import('@/areas/account/login/login-page')),
  screen(
    '/forgot-password',
    groups.guestOnly,
    ['account'],
    () => import('@/areas/account/recovery/forgot-page'),
  ),
  screen(
    '/reset-password',
    groups.guestOnly,
    ['account'],
    () => import('@/areas/account/recovery/reset-page'),
  ),
  screen(
    '/register',
    groups.guestOnly,
    ['account', 'person'],
    () => import('@/areas/account/registration/register-page'),
  ),
  screen(
    '/confirm-email',
    groups.guestOnly,
    ['account'],
    () => import('@/areas/account/registration/confirm-page'),
  ),
  screen(
    '/login/provider',
    groups.guestOnly,
    ['account'],
    () => import('@/areas/account/provider/provider-page'),
  ),
  screen(
    secondFactorPath,
    groups.user,
    ['account', 'profile'],
    () => import('@/areas/account/second-factor/hold-page'),
  ),
  screen('/pages/errors/error-404', undefined, [], () => import('./pages/not-found-page')),
  screen('/pages/errors/error-500', undefined, [], () => import('./pages/error-page')),
]

const campusTexts = ['campus', 'list', 'region', 'person'] as const

// Inside the frame with the bar and the navigation.
export const framedScreens: RouteObject[] = [
  screen(
    '/pages/profile',
    groups.user,
    ['account', 'church', 'person', 'photo', 'profile'],
    () => import('@/areas/account/profile/profile-page'),
  ),
  screen('/pages/settings', heads, ['settings'], () => import('@/areas/account/settings/settings-page')),
  screen(
    '/apps/academic/campus',
    groups.student,
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
    groups.student,
    campusTexts,
    () => import('@/areas/campus/campuses/campus-page'),
  ),
]
