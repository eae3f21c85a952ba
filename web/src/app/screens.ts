import { groups, heads } from '@/session/roles'
import { maintenancePath, secondFactorPath } from './guard'
import { type Screen, screen } from './screen'

const bare = { layout: 'bare' } as const
const campusTexts = ['campus', 'region', 'person'] as const

// Every screen of the product, one line each: path, who may open it, its texts, its page, and what stands around it.
export const screens: readonly Screen[] = [
  screen('/login', groups.guestOnly, ['account'], () => import('@/areas/account/login/login-page'), bare),
  screen(
    '/forgot-password',
    groups.guestOnly,
    ['account'],
    () => import('@/areas/account/recovery/forgot-page'),
    bare,
  ),
  screen(
    '/reset-password',
    groups.guestOnly,
    ['account'],
    () => import('@/areas/account/recovery/reset-page'),
    bare,
  ),
  screen(
    '/register',
    groups.guestOnly,
    ['account', 'person'],
    () => import('@/areas/account/registration/register-page'),
    bare,
  ),
  screen(
    '/confirm-email',
    groups.guestOnly,
    ['account'],
    () => import('@/areas/account/registration/confirm-page'),
    bare,
  ),
  screen(
    '/login/provider',
    groups.guestOnly,
    ['account'],
    () => import('@/areas/account/provider/provider-page'),
    bare,
  ),
  screen(
    secondFactorPath,
    groups.user,
    ['account', 'profile'],
    () => import('@/areas/account/second-factor/hold-page'),
    bare,
  ),
  screen('/pages/errors/error-404', undefined, [], () => import('./pages/not-found-page'), bare),
  screen('/pages/errors/error-500', undefined, [], () => import('./pages/error-page'), bare),
  screen(maintenancePath, undefined, ['home'], () => import('./pages/maintenance-page'), bare),

  screen(
    '/pages/profile',
    groups.user,
    ['account', 'church', 'person', 'profile'],
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
