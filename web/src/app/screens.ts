import { groups, heads, keepers, staff } from '@/session/roles'
import { maintenancePath, secondFactorPath } from './guard'
import { type Screen, screen } from './screen'

const bare = { layout: 'bare' } as const
const campusTexts = ['campus', 'list', 'region', 'person'] as const
const peopleTexts = ['people', 'person', 'church', 'list', 'history', 'photo'] as const
const instructorTexts = [...peopleTexts, 'instructor', 'availability'] as const
// Whoever may read what is said of teachers; a teacher finds himself.
const requestReaders = [...groups.supervisor, 'coordinator']
const instructorReaders = [...requestReaders, 'secretary', 'teacher']

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
  screen('/join', undefined, ['account'], () => import('@/areas/account/join/join-page'), bare),
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
  screen(
    '/availability/:token',
    undefined,
    ['availability'],
    () => import('@/areas/people/date-answer/answer-page'),
    bare,
  ),
  screen('/pages/errors/error-404', undefined, [], () => import('./pages/not-found-page'), bare),
  screen('/pages/errors/error-500', undefined, [], () => import('./pages/error-page'), bare),
  screen(maintenancePath, undefined, ['home'], () => import('./pages/maintenance-page'), bare),

  screen(
    '/pages/profile',
    groups.user,
    ['account', 'church', 'person', 'photo', 'profile'],
    () => import('./pages/own-profile-page'),
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
  screen('/apps/campus/student', staff, peopleTexts, () => import('@/areas/people/list/students-page')),
  screen(
    '/apps/campus/student/new',
    keepers,
    peopleTexts,
    () => import('@/areas/people/new/new-student-page'),
  ),
  screen(
    '/apps/campus/student/:studentId',
    staff,
    peopleTexts,
    () => import('@/areas/people/person/student-page'),
  ),
  screen('/apps/campus/user', staff, peopleTexts, () => import('@/areas/people/list/team-page')),
  screen(
    '/apps/campus/user/:userId',
    staff,
    peopleTexts,
    () => import('@/areas/people/person/team-member-page'),
  ),
  screen('/apps/academic/user', staff, peopleTexts, () => import('@/areas/people/list/coordinators-page')),
  screen(
    '/apps/academic/user/:userId',
    staff,
    peopleTexts,
    () => import('@/areas/people/person/coordinator-page'),
  ),
  screen(
    '/apps/academic/instructor',
    instructorReaders,
    instructorTexts,
    () => import('@/areas/people/instructors/instructors-page'),
  ),
  screen(
    '/apps/academic/instructor/requests',
    requestReaders,
    instructorTexts,
    () => import('@/areas/people/date-requests/requests-page'),
  ),
  screen(
    '/apps/academic/instructor/requests/:requestId',
    requestReaders,
    instructorTexts,
    () => import('@/areas/people/date-requests/request-page'),
  ),
  screen(
    '/apps/academic/instructor/:userId',
    instructorReaders,
    instructorTexts,
    () => import('@/areas/people/instructors/instructor-page'),
  ),
]
