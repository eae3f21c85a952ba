import { groups, type Role } from '@/session/roles'
import { type Screen, screen } from './screen'

const printed = { layout: 'report' } as const

// Whoever may read a sheet; what is a student's own has pages of its own.
const attendanceTexts = ['attendance', 'list'] as const
const attendanceReaders: Role[] = [...groups.secretary, 'teacher']

// Whoever takes what was made up, and who accepts the work.
const catchUpReaders: Role[] = [...groups.supervisor, 'coordinator', 'secretary', 'teacher']

// The screens of what happens in the classroom and of the papers that come of it; a part of framed-screens.ts.
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
  screen(
    '/apps/campus/catchups/:classId',
    catchUpReaders,
    ['catchup'],
    () => import('@/areas/studies/catchups/catch-ups-page'),
  ),
]
