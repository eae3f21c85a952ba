import { groups, keepers, type Role } from '@/session/roles'
import { type Screen, screen } from './screen'

const printed = { layout: 'report' } as const

// A student reads his own, also when he has left; a teacher what is of his own courses.
const cardReaders: Role[] = [...keepers, 'alumni', 'student']
const noteReaders: Role[] = [...cardReaders, 'teacher']

// Whoever may read a sheet; what is a student's own has pages of its own.
const attendanceTexts = ['attendance', 'list', 'kept'] as const
const attendanceReaders: Role[] = [...groups.secretary, 'teacher']
const kitTexts = ['kept', 'list'] as const

// Accounting and multimedia know which grades are there, and open no sheet.
const gradeTexts = ['grade', 'list', 'kept'] as const
const graders: Role[] = [...keepers, 'teacher']
const gradeReaders: Role[] = [...groups.secretary, 'teacher']

// Whoever takes what was made up, and who accepts the work.
const catchUpReaders: Role[] = [...keepers, 'teacher']

// Accounting and multimedia read lists, and tick nothing.
const listTexts = ['booklist', 'list', 'kept'] as const

// Accounting and multimedia read a class too: which grades are there, not what they are.
const reportTexts = ['report', 'list', 'issued'] as const

// The screens of what happens in the classroom and of the papers that come of it; one of screen-tables.ts.
export const studiesScreens: readonly Screen[] = [
  screen(
    '/apps/campus/attendance',
    attendanceReaders,
    attendanceTexts,
    () => import('@/areas/studies/attendance/taking-page'),
  ),
  screen(
    '/apps/campus/attendance/courses/:classId',
    attendanceReaders,
    attendanceTexts,
    () => import('@/areas/studies/attendance/courses-page'),
  ),
  screen(
    '/apps/campus/attendance/students/:agendaId/:classId/:agendaCourseId/:courseName',
    attendanceReaders,
    attendanceTexts,
    () => import('@/areas/studies/attendance/sheet-page'),
  ),
  screen(
    '/apps/campus/attendance/print/:agendaCourseId/:classId',
    attendanceReaders,
    attendanceTexts,
    () => import('@/areas/studies/attendance/print-page'),
    printed,
  ),
  screen('/apps/campus/weekend-kit', attendanceReaders, kitTexts, () => import('./pages/weekend-kit-page')),
  screen(
    '/apps/campus/grades',
    gradeReaders,
    gradeTexts,
    () => import('@/areas/studies/grades/classes-page'),
  ),
  screen(
    '/apps/campus/grades/courses/:classId',
    gradeReaders,
    gradeTexts,
    () => import('@/areas/studies/grades/courses-page'),
  ),
  screen(
    '/apps/campus/grades/students/:classId/:agendaCourseId/:courseName',
    graders,
    gradeTexts,
    () => import('@/areas/studies/grades/sheet-page'),
  ),
  screen(
    '/apps/campus/grades/print/:classId/:agendaCourseId',
    graders,
    gradeTexts,
    () => import('@/areas/studies/grades/print-page'),
    printed,
  ),
  screen(
    '/apps/student/grades/:studentId/:classId',
    cardReaders,
    ['card', 'report'],
    () => import('@/areas/studies/cards/card-page'),
    printed,
  ),
  screen(
    '/apps/student/notes/:studentId/:courseId',
    noteReaders,
    ['card'],
    () => import('@/areas/studies/cards/notes-page'),
    printed,
  ),
  screen(
    '/apps/campus/papers/:classId',
    keepers,
    ['issued', 'report'],
    () => import('@/areas/studies/papers/class-papers-page'),
  ),
  screen(
    '/apps/student/papers/:studentId',
    cardReaders,
    ['issued'],
    () => import('@/areas/studies/papers/student-papers-page'),
  ),
  screen(
    '/apps/campus/catchups/:classId',
    catchUpReaders,
    ['catchup'],
    () => import('@/areas/studies/catchups/catch-ups-page'),
  ),
  screen('/apps/campus/lists', groups.secretary, listTexts, () => import('@/areas/studies/lists/lists-page')),
  screen(
    '/apps/campus/list/:listId',
    groups.secretary,
    listTexts,
    () => import('@/areas/studies/lists/list-page'),
  ),
  screen(
    '/apps/campus/letters',
    keepers,
    ['letter', 'list'],
    () => import('@/areas/letters/list/letters-page'),
  ),
  screen(
    '/apps/campus/letter/:letterId',
    keepers,
    ['letter', 'record', 'list', 'parts'],
    () => import('@/areas/letters/letter/letter-page'),
  ),
  screen(
    '/apps/campus/reports',
    groups.secretary,
    reportTexts,
    () => import('@/areas/studies/reports/reports-page'),
  ),
  screen(
    '/apps/campus/reports/:classeId',
    groups.secretary,
    reportTexts,
    () => import('@/areas/studies/reports/class-report-page'),
  ),
  screen(
    '/apps/student/dashboard',
    groups.student,
    ['report', 'catchup', 'kept'],
    () => import('./pages/student-dashboard-page'),
  ),
]
