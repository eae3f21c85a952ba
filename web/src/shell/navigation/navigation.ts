import { groups } from '@/session/roles'
import type { TextKey } from '@/texts/text-key'
import {
  AgendaIcon,
  AttendanceIcon,
  BookIcon,
  CampusIcon,
  ClassIcon,
  CoordinatorIcon,
  CourseIcon,
  CurriculumIcon,
  DashboardIcon,
  GradesIcon,
  InstructorIcon,
  InvoiceIcon,
  LibraryIcon,
  ListsIcon,
  LogoutIcon,
  PlanningIcon,
  ProgramIcon,
  RecordingIcon,
  ReportIcon,
  RhemaIcon,
  StudentIcon,
  TeamIcon,
} from '@/ui/icons'
import type { NavigationEntry, NavigationItem, NavigationParent } from './entry'

type Icon = NonNullable<NavigationItem['icon']>
type Auth = NavigationParent['auth']
type More = Pick<NavigationItem, 'auth' | 'badge' | 'exact' | 'target' | 'alsoAt'>

// The end of a text's name: 'agenda' for 'shell.nav.agenda'.
type NameIn<K> = K extends `shell.nav.${infer Name}` ? Name : never
type Name = NameIn<TextKey>

function item(id: string, title: string, name: Name, icon: Icon, url: string, more?: More): NavigationItem {
  return { type: 'item', id, title, translate: `shell.nav.${name}`, icon, url, ...more }
}

const parent =
  (type: NavigationParent['type']) =>
  (id: string, title: string, name: Name, icon: Icon, auth: Auth, children: NavigationEntry[]) => ({
    ...{ type, id, title, translate: `shell.nav.${name}` as const, icon, children },
    ...(auth && { auth }),
  })

const group = parent('group')
const collapse = parent('collapse')

const program = collapse('academic-program', 'Program', 'program', ProgramIcon, undefined, [
  item('academic-agenda', 'Agenda', 'agenda', AgendaIcon, '/apps/academic/program/agenda'),
  item('academic-planning', 'Planning', 'planning', PlanningIcon, '/apps/academic/program/planning'),
  item(
    'academic-curriculum',
    'Curriculum',
    'curriculum',
    CurriculumIcon,
    '/apps/academic/program/curriculum',
  ),
])

const academic = group('academic', 'Academic', 'academic', StudentIcon, groups.supervisor, [
  item('academic-dashboard', 'Dashboard', 'dashboard', DashboardIcon, '/apps/academic/dashobard', {
    exact: true,
  }),
  item('academic-campus', 'Campus', 'campuses', CampusIcon, '/apps/academic/campus'),
  program,
  item('academic-courses', 'Courses', 'courses', CourseIcon, '/apps/academic/course'),
  item('academic-classes', 'Classes', 'classes', ClassIcon, '/apps/academic/classes'),
  item('academic-coordinators', 'Coordinators', 'coordinators', CoordinatorIcon, '/apps/academic/user'),
  item('academic-instructors', 'Instructors', 'instructors', InstructorIcon, '/apps/academic/instructor'),
  item('academic-books', 'Books', 'books', BookIcon, '/apps/academic/book', {
    auth: groups.librarian,
    alsoAt: ['loans'],
  }),
])

const campus = group('campus', 'Campus', 'campus', CampusIcon, groups.secretary, [
  item('campus-team', 'Work team', 'team', TeamIcon, '/apps/campus/user'),
  item('campus-students', 'Students', 'students', StudentIcon, '/apps/campus/student', {
    alsoAt: ['import', 'church', 'merge', 'enrollment', 'duplicates', 'letters', 'letter'],
  }),
  item('campus-classes', 'Classes', 'classes', ClassIcon, '/apps/campus/classes'),
  item('campus-grades', 'Grades', 'grades', GradesIcon, '/apps/campus/grades'),
  item('campus-attendance', 'Attendance', 'attendance', AttendanceIcon, '/apps/campus/attendance', {
    alsoAt: ['catchups', 'weekend-kit'],
  }),
  item('campus-lists', 'Lists', 'lists', ListsIcon, '/apps/campus/lists', { alsoAt: ['list'] }),
  item('campus-recordings', 'Multimedia recordings', 'recordings', RecordingIcon, '/apps/campus/recording', {
    auth: groups.multimedia,
  }),
  item('campus-reports', 'Reports', 'reports', ReportIcon, '/apps/campus/reports', {
    alsoAt: ['papers'],
  }),
])

const finance = group('finance', 'Finance', 'finance', InvoiceIcon, groups.accounting, [
  item('finance-invoices', 'Invoices', 'invoices', InvoiceIcon, '/apps/finance/invoices', {
    alsoAt: ['till', 'accounts', 'summaries', 'transaction', 'payers', 'receipt'],
  }),
  item('finance-reports', 'Reports', 'reports', ReportIcon, '/apps/finance/reports'),
])

const instructor = group(
  'instructor',
  'Instructor space',
  'instructor_space',
  InstructorIcon,
  groups.teacher,
  [
    item('instructor-dashboard', 'Dashboard', 'dashboard', DashboardIcon, '/apps/instructor/dashobard', {
      exact: true,
      alsoAt: ['invitations', 'dates'],
    }),
    item('instructor-courses', 'My courses', 'my_courses', CourseIcon, '/apps/instructor/courses', {
      alsoAt: ['course'],
    }),
  ],
)

const alumni = group('alumni', 'Alumni space', 'alumni_space', RhemaIcon, groups.alumni, [
  item('alumni-rhema', 'Rhema courses', 'rhema', RhemaIcon, '/apps/alumni/alumni'),
  item('alumni-library', 'Library', 'library', LibraryIcon, '/apps/alumni/library'),
])

const student = group('student', 'Student space', 'student_space', StudentIcon, groups.student, [
  item('student-dashboard', 'Dashboard', 'dashboard', DashboardIcon, '/apps/student/dashobard', {
    exact: true,
  }),
  item('student-library', 'Library', 'library', LibraryIcon, '/apps/student/library'),
  item('student-rhema', 'Rhema courses', 'rhema', RhemaIcon, '/apps/student/courses'),
])

// The whole menu of the specification, entry by entry, with its spelling of the addresses and its role groups.
export const navigation: readonly NavigationEntry[] = [
  academic,
  campus,
  finance,
  instructor,
  alumni,
  student,
  { type: 'divider', id: 'before-logout', auth: groups.user },
  {
    type: 'item',
    id: 'logout',
    title: 'Logout',
    translate: 'shell.user.logout',
    icon: LogoutIcon,
    url: '/logout',
    auth: groups.user,
  },
]
