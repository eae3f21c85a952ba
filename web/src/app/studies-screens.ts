import { groups } from '@/session/roles'
import { type Screen, screen } from './screen'

// Accounting and multimedia read a class too: which grades are there, not what they are.
const reportTexts = ['report', 'list'] as const

// The screens of what happens in the classroom and of the papers that come of it; a part of framed-screens.ts.
export const studiesScreens: readonly Screen[] = [
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
    ['report'],
    () => import('./pages/student-dashboard-page'),
  ),
]
