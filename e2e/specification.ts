import { type Role, roles } from './roles.ts'

/*
 * Sections 2 and 6 of the specification, typed from its words and not from the program: who sees
 * which entry of the menu, and who may open which address. A journey tries them in a browser, and
 * web/src/app/addresses.test.ts every address with every visitor.
 */

export type Visitor = Role | 'guest'

export const visitors: readonly Visitor[] = [...roles, 'guest']

const words = <T extends string>(text: string) => text.split(' ') as T[]

/** The menu's role groups. */
const groups = {
  supervisor: words<Role>('admin director supervisor librarian'),
  librarian: words<Role>('admin director supervisor librarian'),
  secretary: words<Role>('admin director supervisor coordinator secretary multimedia accounting'),
  accounting: words<Role>('admin director supervisor coordinator secretary accounting'),
  multimedia: words<Role>('admin director supervisor coordinator secretary multimedia'),
  teacher: words<Role>('admin director supervisor teacher'),
  alumni: words<Role>('admin director supervisor teacher alumni'),
  student: roles.filter((role): role is Role => role !== 'user'),
  user: [...roles],
}

/** One entry: the heading it stands under in French, where it leads, the group that sees it. */
type Entry = [heading: string, url: string, group: keyof typeof groups]

const menu: readonly Entry[] = [
  ['Académique', '/apps/academic/dashobard', 'supervisor'],
  ['Académique', '/apps/academic/campus', 'supervisor'],
  ['Programme', '/apps/academic/program/agenda', 'supervisor'],
  ['Programme', '/apps/academic/program/planning', 'supervisor'],
  ['Programme', '/apps/academic/program/curriculum', 'supervisor'],
  ['Académique', '/apps/academic/course', 'supervisor'],
  ['Académique', '/apps/academic/classes', 'supervisor'],
  ['Académique', '/apps/academic/user', 'supervisor'],
  ['Académique', '/apps/academic/instructor', 'supervisor'],
  ['Académique', '/apps/academic/book', 'librarian'],
  ['Campus', '/apps/campus/user', 'secretary'],
  ['Campus', '/apps/campus/student', 'secretary'],
  ['Campus', '/apps/campus/classes', 'secretary'],
  ['Campus', '/apps/campus/grades', 'secretary'],
  ['Campus', '/apps/campus/attendance', 'secretary'],
  ['Campus', '/apps/campus/lists', 'secretary'],
  ['Campus', '/apps/campus/recording', 'multimedia'],
  ['Campus', '/apps/campus/reports', 'secretary'],
  ['Finances', '/apps/finance/invoices', 'accounting'],
  ['Finances', '/apps/finance/reports', 'accounting'],
  ['Espace enseignant', '/apps/instructor/dashobard', 'teacher'],
  ['Espace enseignant', '/apps/instructor/courses', 'teacher'],
  ['Espace anciens élèves', '/apps/alumni/alumni', 'alumni'],
  ['Espace anciens élèves', '/apps/alumni/library', 'alumni'],
  ['Espace étudiant', '/apps/student/dashobard', 'student'],
  ['Espace étudiant', '/apps/student/library', 'student'],
  ['Espace étudiant', '/apps/student/courses', 'student'],
  ['', '/logout', 'user'],
]

/** What a visitor sees of the menu, as "heading url", in its order. */
export function menuOf(visitor: Visitor): string[] {
  return menu
    .filter(([, , group]) => visitor !== 'guest' && groups[group].includes(visitor))
    .map(([heading, url]) => `${heading} ${url}`.trim())
}

const under = (root: string, paths: string) => paths.split(' ').map((path) => root + path)

/** Unreachable when signed in. The last three are ours. */
const guestOnly = under(
  '',
  '/login /forgot-password /reset-password /register /confirm-email /login/provider',
)

/**
 * Needed by guests too: any unknown path leads to the first. Who is signed in answers an invitation in his space, or is
 * told that it is not his (product, section 5). The last six are ours.
 */
const open = [
  ...under('/pages', '/errors/error-404 /errors/error-500 /maintenance'),
  ...under('/invitation', '/confirm/{token} /decline/{token}'),
  '/join',
  '/availability/{token}',
  '/check/{code}',
  '/recording/upload',
  '/letters/read/{token}',
  '/letters/unsubscribe/{token}',
]

/** For everybody who is signed in. The last three are ours. */
const own = under('/pages', '/profile /second-factor /file /help')

/** Who reads about students and staff, who writes people in, who asks teachers for dates. */
const staff: readonly Role[] = [...groups.secretary, 'librarian']
const keepers = words<Role>('admin director supervisor coordinator secretary')
const askers = words<Role>('admin director supervisor librarian coordinator secretary')

const cardReaders: readonly Role[] = [...keepers, 'alumni', 'student']

const everyOne = (roles: readonly Role[], addresses: string[]) =>
  Object.fromEntries(addresses.map((address) => [address, roles]))

/** Pages that not all of the eleven roles may open, some of them ours (product, section 2: who may do what). */
const narrowed: Record<string, readonly Role[]> = {
  '/pages/settings': ['admin', 'director'],
  '/apps/academic/dashboard': groups.supervisor,
  '/apps/academic/campus/new': ['admin', 'director'],
  ...everyOne(staff, under('/apps/campus', '/user /user/{userId} /student /student/{studentId}')),
  ...everyOne(staff, under('/apps/academic', '/user /user/{userId}')),
  ...everyOne(
    keepers,
    under('/apps/campus', '/student/new /student/applications /duplicates /import /classes/import'),
  ),
  ...everyOne(words('admin director supervisor'), under('/apps/campus', '/merge/{keptId}')),
  ...everyOne(askers, under('/apps/academic/instructor', '/requests /requests/{requestId}')),
  ...everyOne([...askers, 'teacher'], under('/apps/academic', '/instructor /instructor/{userId}')),
  '/apps/instructor/dates/{requestId}': ['teacher'],
  // Ours.
  '/apps/instructor/invitations': groups.teacher,
  '/apps/academic/book/new': groups.librarian,
  '/apps/academic/book/import': groups.librarian,
  ...everyOne(
    [...keepers, 'librarian'],
    under(
      '/apps/academic',
      '/loans /loans/reservations /loans/stock /loans/stock/{stockId} /book/copies/{bookId}',
    ),
  ),
  '/apps/academic/course/new': ['admin', 'director', 'supervisor'],
  // Whoever reads a sheet of attendance packs a kit with it. Ours.
  '/apps/campus/weekend-kit': [...groups.secretary, 'teacher'],
  '/apps/academic/course/import': ['admin', 'director', 'supervisor'],
  // Whoever may read a sheet of attendance; the last one is ours.
  ...everyOne(
    [...groups.secretary, 'teacher'],
    under(
      '/apps/campus/attendance',
      ' /courses/{classId} /students/{agendaId}/{classId}/{agendaCourseId}/{courseName} /print/{agendaCourseId}/{classId}',
    ),
  ),
  // Accounting and multimedia know which grades are there; what they are, only who enters them. The paper is ours.
  ...everyOne([...groups.secretary, 'teacher'], under('/apps/campus/grades', ' /courses/{classId}')),
  ...everyOne(
    [...keepers, 'teacher'],
    under(
      '/apps/campus/grades',
      '/students/{classId}/{agendaCourseId}/{courseName} /print/{classId}/{agendaCourseId}',
    ),
  ),
  '/apps/campus/catchups/{classId}': [
    'admin',
    'director',
    'supervisor',
    'coordinator',
    'secretary',
    'teacher',
  ],
  ...everyOne(groups.secretary, under('/apps/campus', '/reports /reports/{classeId} /lists /list/{listId}')),
  '/apps/campus/enrollment/{enrollmentId}': groups.student.filter((role) => role !== 'librarian'),
  // What is owed: the office, and who pays his own. A receipt to print is ours, and so is the till.
  ...everyOne(
    [...groups.accounting, 'alumni', 'student'],
    under(
      '/apps/finance',
      '/invoices /invoices/{invoiceId} /transaction/{transactionId} /receipt/{transactionId}',
    ),
  ),
  '/apps/finance/payers': groups.accounting,
  '/apps/finance/payers/{payerId}': [...groups.accounting, 'alumni', 'student'],
  '/apps/finance/till': words('admin director coordinator secretary accounting'),
  ...everyOne(
    words('admin director supervisor coordinator accounting'),
    under(
      '/apps/finance',
      '/accounts /accounts/{accountId} /summaries /summaries/{summaryId} /reports /reports/{classeId}',
    ),
  ),
  // Marks are for who keeps them, and for the student himself; a teacher sees those of his own courses.
  '/apps/student/grades/{studentId}/{classId}': cardReaders,
  '/apps/student/notes/{studentId}/{courseId}': [...cardReaders, 'teacher'],
  // Ours.
  '/apps/student/papers/{studentId}': cardReaders,
  '/apps/campus/papers/{classId}': keepers,
  ...everyOne(keepers, under('/apps/campus', '/letters /letter/{letterId}')),
}

/** For the eleven roles from admin to student. */
const apps = [
  ...under('/apps/academic', '/dashboard /campus /campus/{campusId} /program/agenda /program/planning'),
  ...under('/apps/academic', '/program/planning/{planningId} /program/curriculum /course /course/{courseId}'),
  ...under('/apps/academic', '/course/docs/{courseId} /course/docs/edit/{docId} /course/books/{courseId}'),
  ...under('/apps/academic', '/book /book/{bookId} /book/files/{bookId} /classes /classes/{classeId}'),
  ...under('/apps/academic', '/instructor /instructor/{userId} /user /user/{userId}'),
  ...under('/apps/campus', '/user /user/{userId} /student /student/{studentId} /classes /classes/{classeId}'),
  // Ours.
  ...under('/apps/campus', '/church /church/{churchId}'),
  ...under('/apps/academic', '/program/curriculum/{curriculumId}'),
  ...under('/apps/campus', '/lists /list/{listId} /enrollment/{enrollmentId} /grades'),
  ...under('/apps/campus', '/grades/courses/{classId} /attendance /attendance/courses/{classId}'),
  ...under('/apps/campus', '/grades/students/{classId}/{agendaCourseId}/{courseName}'),
  ...under('/apps/campus', '/attendance/students/{agendaId}/{classId}/{agendaCourseId}/{courseName}'),
  ...under('/apps/campus', '/reports /reports/{classeId} /recording /recording/audio/{agendaId}'),
  ...under('/apps/campus', '/recording/video/{agendaId} /recording/photo/{agendaId}'),
  ...under('/apps/campus', '/recording/documents/{agendaId}'),
  ...under('/apps/student', '/grades/{studentId}/{classId} /notes/{studentId}/{courseId}'),
  ...under('/apps/finance', '/invoices /invoices/{invoiceId} /transaction/{transactionId} /accounts'),
  ...under('/apps/finance', '/accounts/{accountId} /summaries /summaries/{summaryId} /reports'),
  ...under('/apps/finance', '/reports/{classeId}'),
  ...under('/apps/instructor', '/dashboard /course/docs/{instructorCourseId} /courses /courses/{courseId}'),
  ...under('/apps/instructor', '/alumni /library /library/{id} /library/{id}/read/{fileId}'),
  ...under('/apps/alumni', '/dashboard /courses /courses/{courseId} /alumni /library /library/{id}'),
  '/apps/alumni/library/{id}/read/{fileId}',
  ...under('/apps/student', '/dashboard /courses /courses/{courseId} /library /library/{id}'),
  '/apps/student/library/{id}/read/{fileId}',
]

const redirects: Record<string, string> = {
  '/apps/academic': '/apps/academic/dashboard',
  '/apps/academic/dashobard': '/apps/academic/dashboard',
  '/apps/students': '/apps/campus/student',
  '/apps/finance': '/apps/finance/invoices',
  '/apps/instructor': '/apps/instructor/dashboard',
  '/apps/instructor/dashobard': '/apps/instructor/dashboard',
  '/apps/alumni': '/apps/alumni/alumni',
  '/apps/student': '/apps/student/dashboard',
  '/apps/student/dashobard': '/apps/student/dashboard',
}

export const notFound = '/pages/errors/error-404'
export const profile = '/pages/profile'
export const logout = '/logout'
const nowhere = '/no/such/page'

/** Every address there is to try; the last but one is none of ours, and after the last nobody is signed in. */
export const addresses: readonly string[] = [
  ...new Set([
    '/',
    ...guestOnly,
    ...open,
    ...own,
    ...Object.keys(narrowed),
    ...apps,
    ...Object.keys(redirects),
  ]),
  nowhere,
  logout,
]

/** Whether an address is open to some of the eleven roles only. */
export const isNarrowed = (address: string) => address in narrowed

/** What is left of an address whose page takes its secret out of it. */
const settled = (address: string) => address.replace(/^(\/invitation\/\w+)\/\{token\}$/, '$1')

/** Where an address leads a visitor. */
export function landing(address: string, visitor: Visitor): string {
  const guest = visitor === 'guest'
  const target = redirects[address] ?? address
  if (address === '/') return guest ? '/login' : profile
  if (address === logout) return '/login'
  if (address === nowhere) return notFound
  if (open.includes(target)) return settled(target)
  if (guestOnly.includes(target)) return guest ? target : profile
  if (guest) return '/login'
  const allowed = narrowed[target] ?? (own.includes(target) ? groups.user : groups.student)
  return allowed.includes(visitor) ? target : profile
}

/** The addresses whose pages a visitor can see; those that everybody sees are the guest's. */
export function pagesOf(visitor: Visitor): string[] {
  const seen = (address: string, by: Visitor) => landing(address, by) === settled(address)
  return addresses.filter(
    (address) => seen(address, visitor) && (visitor === 'guest' || !seen(address, 'guest')),
  )
}
