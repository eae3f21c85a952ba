import { expect, test } from 'vitest'
import { navigation } from '@/shell/navigation/navigation'
import { visibleEntries } from '@/shell/navigation/visible-entries'
import { markEntries } from './mark-entries'

const marksOf = (role: string, ...pages: [path: string, count: number][]) =>
  markEntries(
    pages.map(([path, count]) => ({ path, count })),
    visibleEntries(navigation, [role]),
    [role],
  )

test('what lies below two entries of the menu is marked at the nearer; what lies nowhere is not', () => {
  const marks = marksOf(
    'supervisor',
    ['/apps/academic/program/agenda', 2],
    ['/apps/academic/program/planning/p1', 1],
    ['/apps/academic/program/planning/p2', 3],
    ['/nowhere', 5],
  )
  expect(marks).toEqual({ 'academic-agenda': 2, 'academic-planning': 4 })
})

test('what one’s menu does not name is marked at the dashboard of one’s space', () => {
  const pages: [string, number][] = [
    ['/apps/academic/program/agenda', 1],
    ['/apps/student/notes/me/faith', 2],
    ['/apps/finance/transaction/t1', 3],
    ['/apps/student/library', 4],
    ['/pages/profile', 5],
  ]
  expect(marksOf('student', ...pages)).toEqual({ 'student-dashboard': 6, 'student-library': 4 })
  expect(marksOf('teacher', ...pages)).toEqual({ 'instructor-dashboard': 6, 'student-library': 4 })
  // Who has no space of his own is not sent to that of students.
  expect(marksOf('secretary', ...pages)).toEqual({ 'finance-invoices': 3, 'student-library': 4 })
})
