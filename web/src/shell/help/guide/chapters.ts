import { hasPermission } from '@/session/has-permission'
import { groups, heads, keepers, type Role, staff } from '@/session/roles'

// Chapters that stand together: in the list, and in one file of texts for each language.
export const chapterGroups = ['own', 'academic', 'campus', 'money', 'spaces'] as const

export type ChapterGroup = (typeof chapterGroups)[number]

export type Chapter = {
  group: ChapterGroup
  id: string
  // Whom it is written for.
  roles: readonly Role[]
  // The pages it is about, written as in e2e/specification.ts, and all that stand below them.
  at: readonly string[]
}

const chapter = (group: ChapterGroup, id: string, roles: readonly Role[], at: string[] = []): Chapter => ({
  group,
  id,
  roles,
  at,
})

const setsUp: Role[] = [...heads, 'supervisor']
const readers: Role[] = [...groups.supervisor, 'coordinator', 'secretary']
const lenders: Role[] = [...keepers, 'librarian']
const takers: Role[] = [...groups.secretary, 'teacher']
const cashiers: Role[] = [...heads, 'coordinator', 'secretary', 'accounting']
// Whom pages are open to that others work on.
const lookers: Role[] = groups.student.filter((role) => !setsUp.includes(role))
const bookkeepers: Role[] = [...setsUp, 'coordinator', 'accounting']

// The guide: one line for each chapter, in the order in which a school is set up and a week-end goes by.
export const chapters: readonly Chapter[] = [
  chapter('own', 'way', groups.user),
  chapter('own', 'account', groups.user, ['/pages/profile', '/pages/second-factor', '/pages/file']),
  chapter('own', 'applicant', ['user']),
  chapter('own', 'network', heads, ['/pages/settings']),
  chapter('academic', 'start', setsUp),
  chapter('academic', 'dashboard', groups.supervisor, ['/apps/academic/dashboard']),
  chapter('academic', 'campuses', readers, ['/apps/academic/campus']),
  chapter('academic', 'courses', readers, ['/apps/academic/course']),
  chapter('academic', 'curricula', readers, ['/apps/academic/program/curriculum']),
  chapter('academic', 'classes', staff, [
    '/apps/campus/classes',
    '/apps/academic/classes',
    '/apps/campus/enrollment/{enrollmentId}',
  ]),
  chapter('academic', 'planning', readers, ['/apps/academic/program/planning']),
  chapter('academic', 'agenda', groups.student, ['/apps/academic/program/agenda']),
  chapter('academic', 'instructors', readers, ['/apps/academic/instructor']),
  chapter('academic', 'books', readers, ['/apps/academic/book']),
  chapter('academic', 'loans', lenders, ['/apps/academic/loans', '/apps/academic/book/copies/{bookId}']),
  chapter('campus', 'team', staff, ['/apps/campus/user', '/apps/academic/user']),
  chapter('campus', 'students', staff, [
    '/apps/campus/student',
    '/apps/campus/church',
    '/apps/campus/duplicates',
    '/apps/campus/merge/{keptId}',
  ]),
  chapter('campus', 'import', keepers, [
    '/apps/campus/import',
    '/apps/campus/classes/import',
    '/apps/academic/course/import',
    '/apps/academic/book/import',
  ]),
  chapter('campus', 'weekend', takers, ['/apps/campus/weekend-kit']),
  chapter('campus', 'attendance', takers, ['/apps/campus/attendance', '/apps/campus/catchups/{classId}']),
  chapter('campus', 'grades', takers, ['/apps/campus/grades']),
  chapter('campus', 'reports', groups.secretary, ['/apps/campus/reports', '/apps/campus/papers/{classId}']),
  chapter('campus', 'lists', groups.secretary, ['/apps/campus/lists', '/apps/campus/list/{listId}']),
  chapter('campus', 'letters', keepers, ['/apps/campus/letters', '/apps/campus/letter/{letterId}']),
  chapter('campus', 'recordings', groups.multimedia, ['/apps/campus/recording']),
  chapter('money', 'invoices', groups.accounting, ['/apps/finance/invoices', '/apps/finance/payers']),
  chapter('money', 'till', cashiers, [
    '/apps/finance/till',
    '/apps/finance/transaction/{transactionId}',
    '/apps/finance/receipt/{transactionId}',
  ]),
  chapter('money', 'accounts', bookkeepers, [
    '/apps/finance/accounts',
    '/apps/finance/summaries',
    '/apps/finance/reports',
    '/apps/finance/transaction/{transactionId}',
    '/apps/finance/receipt/{transactionId}',
  ]),
  chapter('spaces', 'teaching', groups.teacher, [
    '/apps/instructor/dashboard',
    '/apps/instructor/courses',
    '/apps/instructor/invitations',
    '/apps/instructor/course/docs/{instructorCourseId}',
    '/apps/instructor/dates/{requestId}',
    '/apps/academic/instructor/{userId}',
  ]),
  chapter('spaces', 'studies', groups.student, [
    '/apps/student/dashboard',
    '/apps/student/grades/{studentId}/{classId}',
    '/apps/student/notes/{studentId}/{courseId}',
    '/apps/student/papers/{studentId}',
    '/apps/finance/invoices',
    '/apps/finance/payers/{payerId}',
    '/apps/finance/transaction/{transactionId}',
    '/apps/finance/receipt/{transactionId}',
  ]),
  chapter('spaces', 'library', groups.student, [
    '/apps/student/library',
    '/apps/alumni/library',
    '/apps/instructor/library',
  ]),
  chapter('spaces', 'rhema', groups.student, [
    '/apps/student/courses',
    '/apps/alumni/alumni',
    '/apps/alumni/dashboard',
    '/apps/alumni/courses',
    '/apps/instructor/alumni',
  ]),
  // Last: of a page that somebody works on, another chapter tells.
  chapter('spaces', 'reading', lookers, [
    '/apps/academic/course',
    '/apps/academic/campus',
    '/apps/academic/program/planning',
    '/apps/academic/program/curriculum',
    '/apps/academic/book',
    '/apps/academic/classes',
    '/apps/campus/classes',
    '/apps/campus/enrollment/{enrollmentId}',
    '/apps/campus/church',
    '/apps/campus/recording',
    '/apps/instructor/dashboard',
    '/apps/instructor/courses',
    '/apps/instructor/course/docs/{instructorCourseId}',
  ]),
]

// The chapters for somebody, in order.
export const chaptersOf = (roles: readonly string[]): Chapter[] =>
  chapters.filter((one) => hasPermission(one.roles, roles))

// An address without what stands for an id.
const rootOf = (address: string) => address.replace(/\/\{.*/, '')

// The chapter of a page for somebody: the one that is closest to it.
export function chapterAt(path: string, roles: readonly string[]): Chapter | undefined {
  const near = chaptersOf(roles).flatMap((one) =>
    one.at
      .map(rootOf)
      .filter((root) => path === root || path.startsWith(`${root}/`))
      .map((root) => ({ one, length: root.length })),
  )
  return near.toSorted((a, b) => b.length - a.length)[0]?.one
}

// Where what a chapter tells of begins, if it is one place.
export const startOf = ({ at }: Chapter): string | undefined => at.find((address) => !address.includes('{'))
