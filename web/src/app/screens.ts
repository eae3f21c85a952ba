import { type RouteObject, redirect } from 'react-router'
import { groups, heads, keepers, staff } from '@/session/roles'
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
  screen('/join', undefined, ['account'], () => import('@/areas/account/join/join-page')),
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
  screen(
    '/availability/:token',
    undefined,
    ['availability'],
    () => import('@/areas/people/date-answer/answer-page'),
  ),
  screen('/pages/errors/error-404', undefined, [], () => import('./pages/not-found-page')),
  screen('/pages/errors/error-500', undefined, [], () => import('./pages/error-page')),
]

// Lists of people and their pages differ in little: one file holds all of a kind.
const peopleLists = () => import('@/areas/people/list/pages')
const personPages = () => import('@/areas/people/person/pages')
const peopleTexts = ['people', 'person', 'church', 'list', 'history', 'photo'] as const
const instructorPages = () => import('@/areas/people/instructors/pages')
const churchPages = () => import('@/areas/people/churches/pages')
const instructorTexts = [...peopleTexts, 'instructor', 'availability'] as const
// Whoever may read what is said of teachers; a teacher finds himself.
const requestReaders = [...groups.supervisor, 'coordinator']
const instructorReaders = [...requestReaders, 'secretary', 'teacher']
const campusTexts = ['campus', 'list', 'region', 'person'] as const

// Inside the frame with the bar and the navigation.
export const framedScreens: RouteObject[] = [
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
  screen('/apps/campus/student', staff, peopleTexts, async () => ({
    Component: (await peopleLists()).StudentsPage,
  })),
  screen(
    '/apps/campus/student/new',
    keepers,
    peopleTexts,
    () => import('@/areas/people/new/new-student-page'),
  ),
  screen('/apps/campus/student/:studentId', staff, peopleTexts, async () => ({
    Component: (await personPages()).StudentPage,
  })),
  screen('/apps/campus/user', staff, peopleTexts, async () => ({
    Component: (await peopleLists()).TeamPage,
  })),
  screen('/apps/campus/user/:userId', staff, peopleTexts, async () => ({
    Component: (await personPages()).TeamMemberPage,
  })),
  screen('/apps/academic/user', staff, peopleTexts, async () => ({
    Component: (await peopleLists()).CoordinatorsPage,
  })),
  screen('/apps/academic/user/:userId', staff, peopleTexts, async () => ({
    Component: (await personPages()).CoordinatorPage,
  })),
  screen(
    '/apps/campus/merge/:keptId',
    [...heads, 'supervisor'],
    [...peopleTexts, 'merge'],
    () => import('@/areas/people/merge/merge-page'),
  ),
  screen(
    '/apps/campus/import',
    keepers,
    [...peopleTexts, 'import'],
    () => import('@/areas/people/import/import-page'),
  ),
  screen('/apps/campus/church', groups.student, ['church', 'list'], async () => ({
    Component: (await churchPages()).ChurchesPage,
  })),
  screen('/apps/campus/church/:churchId', groups.student, ['church', 'list'], async () => ({
    Component: (await churchPages()).ChurchPage,
  })),
  screen('/apps/academic/instructor', instructorReaders, instructorTexts, async () => ({
    Component: (await instructorPages()).InstructorsPage,
  })),
  screen('/apps/academic/instructor/requests', requestReaders, instructorTexts, async () => ({
    Component: (await instructorPages()).RequestsPage,
  })),
  screen('/apps/academic/instructor/requests/:requestId', requestReaders, instructorTexts, async () => ({
    Component: (await instructorPages()).RequestPage,
  })),
  screen('/apps/academic/instructor/:userId', instructorReaders, instructorTexts, async () => ({
    Component: (await instructorPages()).InstructorPage,
  })),
  { path: '/apps/students', loader: () => redirect('/apps/campus/student'), Component: () => null },
]
