import type { Role } from './roles.ts'

/** A picture of the guide (web/src/shell/help/guide): its chapter, who looks, and at which page of the demo school. */
interface GuidePicture {
  chapter: string
  role: Role
  /** Written as in specification.ts. */
  address: string
}

/** Pictures are fetched over slow lines, too. */
export const mostBytes = 40 * 1024

const sheet = '{classId}/{agendaCourseId}/{courseName}'

export const guidePictures: readonly GuidePicture[] = [
  { chapter: 'dashboard', role: 'supervisor', address: '/apps/academic/dashboard' },
  { chapter: 'classes', role: 'secretary', address: '/apps/campus/classes/{classId}?tab=students' },
  { chapter: 'planning', role: 'supervisor', address: '/apps/academic/program/planning/{planningId}' },
  { chapter: 'books', role: 'librarian', address: '/apps/academic/book' },
  { chapter: 'students', role: 'secretary', address: '/apps/campus/student' },
  {
    chapter: 'attendance',
    role: 'secretary',
    address: `/apps/campus/attendance/students/{agendaId}/${sheet}`,
  },
  { chapter: 'grades', role: 'secretary', address: `/apps/campus/grades/students/${sheet}` },
  { chapter: 'lists', role: 'secretary', address: '/apps/campus/list/{listId}' },
  { chapter: 'invoices', role: 'accounting', address: '/apps/finance/invoices' },
  { chapter: 'teaching', role: 'teacher', address: '/apps/instructor/dashboard' },
  { chapter: 'studies', role: 'student', address: '/apps/student/dashboard' },
  { chapter: 'library', role: 'student', address: '/apps/student/library' },
]
