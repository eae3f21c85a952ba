import { groups } from '@/session/roles'
import { maintenancePath, secondFactorPath } from './guard'
import { type Screen, screen } from './screen'

const bare = { layout: 'bare' } as const

// The screens that stand alone, one line each: path, who may open it, its texts, its page. All others are in
// framed-screens.ts.
export const bareScreens: readonly Screen[] = [
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
  screen('/join', undefined, ['account', 'access'], () => import('@/areas/account/join/join-page'), bare),
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
    '/pages/file',
    groups.user,
    ['account', 'access', 'file'],
    () => import('@/areas/account/file/file-page'),
    bare,
  ),
  screen(
    secondFactorPath,
    groups.user,
    ['account', 'access', 'profile'],
    () => import('@/areas/account/second-factor/hold-page'),
    bare,
  ),
  screen(
    '/availability/:token',
    undefined,
    ['availability'],
    () => import('@/areas/people/date-answer/answer-page'),
    bare,
  ),
  screen(
    '/invitation/confirm/:token?',
    undefined,
    ['answer', 'invitation'],
    () => import('@/areas/planning/answer/answer-page'),
    bare,
  ),
  screen(
    '/invitation/decline/:token?',
    undefined,
    ['answer', 'invitation'],
    () => import('@/areas/planning/answer/answer-page'),
    bare,
  ),
  screen('/recording/upload', undefined, ['recording'], () => import('@/areas/media/link/upload-page'), bare),
  screen(
    '/letters/read/:token',
    undefined,
    ['letter'],
    () => import('@/areas/letters/reader/reader-page'),
    bare,
  ),
  screen(
    '/letters/unsubscribe/:token',
    undefined,
    ['letter'],
    () => import('@/areas/letters/reader/reader-page'),
    bare,
  ),
  screen('/check/:code', undefined, ['check'], () => import('@/areas/studies/check/check-page'), bare),
  screen('/pages/errors/error-404', undefined, [], () => import('./pages/not-found-page'), bare),
  screen('/pages/errors/error-500', undefined, [], () => import('./pages/error-page'), bare),
  screen(maintenancePath, undefined, ['home'], () => import('./pages/maintenance-page'), bare),
]
