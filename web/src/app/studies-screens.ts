import { keepers, type Role } from '@/session/roles'
import { type Screen, screen } from './screen'

// A student reads his own, also when he has left; a teacher what is of his own courses.
const cardReaders: Role[] = [...keepers, 'alumni', 'student']
const printed = { layout: 'report' } as const

// The screens of what happens in the classroom and of the papers that come of it; a part of framed-screens.ts.
export const studiesScreens: readonly Screen[] = [
  screen(
    '/apps/student/grades/:studentId/:classId',
    cardReaders,
    ['card'],
    () => import('@/areas/studies/cards/card-page'),
    printed,
  ),
  screen(
    '/apps/student/notes/:studentId/:courseId',
    [...cardReaders, 'teacher'],
    ['card'],
    () => import('@/areas/studies/cards/notes-page'),
    printed,
  ),
  screen(
    '/apps/campus/papers/:classId',
    keepers,
    ['issued'],
    () => import('@/areas/studies/papers/class-papers-page'),
  ),
  screen(
    '/apps/student/papers/:studentId',
    cardReaders,
    ['issued'],
    () => import('@/areas/studies/papers/student-papers-page'),
  ),
]
