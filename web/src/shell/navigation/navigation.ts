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

function item(
  id: string,
  title: string,
  translate: TextKey,
  icon: Icon,
  url: string,
  more?: More,
): NavigationItem {
  return { type: 'item', id, title, translate, icon, url, ...more }
}

const parent =
  (type: NavigationParent['type']) =>
  (id: string, title: string, translate: TextKey, icon: Icon, auth: Auth, children: NavigationEntry[]) => ({
    ...{ type, id, title, translate, icon, children },
    ...(auth && { auth }),
  })

const group = parent('group')
const collapse = parent('collapse')

const program = collapse('academic-program', 'Program', 'shell.nav.program', ProgramIcon, undefined, [
  item('academic-agenda', 'Agenda', 'shell.nav.agenda', AgendaIcon, '/apps/academic/program/agenda'),
  item(
    'academic-planning',
    'Planning',
    'shell.nav.planning',
    PlanningIcon,
    '/apps/academic/program/planning',
  ),
  item(
    'academic-curriculum',
    'Curriculum',
    'shell.nav.curriculum',
    CurriculumIcon,
    '/apps/academic/program/curriculum',
  ),
])

const academic = group('academic', 'Academic', 'shell.nav.academic', StudentIcon, groups.supervisor, [
  item('academic-dashboard', 'Dashboard', 'shell.nav.dashboard', DashboardIcon, '/apps/academic/dashobard', {
    exact: true,
  }),
  item('academic-campus', 'Campus', 'shell.nav.campuses', CampusIcon, '/apps/academic/campus'),
  program,
  item('academic-courses', 'Courses', 'shell.nav.courses', CourseIcon, '/apps/academic/course'),
  item('academic-classes', 'Classes', 'shell.nav.classes', ClassIcon, '/apps/academic/classes'),
  item(
    'academic-coordinators',
    'Coordinators',
    'shell.nav.coordinators',
    CoordinatorIcon,
    '/apps/academic/user',
  ),
  item(
    'academic-instructors',
    'Instructors',
    'shell.nav.instructors',
    InstructorIcon,
    '/apps/academic/instructor',
  ),
  item('academic-books', 'Books', 'shell.nav.books', BookIcon, '/apps/academic/book', {
    auth: groups.librarian,
  }),
])

const campus = group('campus', 'Campus', 'shell.nav.campus', CampusIcon, groups.secretary, [
  item('campus-team', 'Work team', 'shell.nav.team', TeamIcon, '/apps/campus/user'),
  item('campus-students', 'Students', 'shell.nav.students', StudentIcon, '/apps/campus/student', {
    alsoAt: ['import', 'church', 'merge', 'enrollment'].map((page) => `/apps/campus/${page}`),
  }),
  item('campus-classes', 'Classes', 'shell.nav.classes', ClassIcon, '/apps/campus/classes'),
  item('campus-grades', 'Grades', 'shell.nav.grades', GradesIcon, '/apps/campus/grades'),
  item('campus-attendance', 'Attendance', 'shell.nav.attendance', AttendanceIcon, '/apps/campus/attendance'),
  item('campus-lists', 'Lists', 'shell.nav.lists', ListsIcon, '/apps/campus/lists'),
  item(
    'campus-recordings',
    'Multimedia recordings',
    'shell.nav.recordings',
    RecordingIcon,
    '/apps/campus/recording',
    { auth: groups.multimedia },
  ),
  item('campus-reports', 'Reports', 'shell.nav.reports', ReportIcon, '/apps/campus/reports'),
])

const finance = group('finance', 'Finance', 'shell.nav.finance', InvoiceIcon, groups.accounting, [
  item('finance-invoices', 'Invoices', 'shell.nav.invoices', InvoiceIcon, '/apps/finance/invoices', {
    alsoAt: ['till', 'accounts', 'summaries', 'transaction'].map((page) => `/apps/finance/${page}`),
  }),
  item('finance-reports', 'Reports', 'shell.nav.reports', ReportIcon, '/apps/finance/reports'),
])

const instructor = group(
  'instructor',
  'Instructor space',
  'shell.nav.instructor_space',
  InstructorIcon,
  groups.teacher,
  [
    item(
      'instructor-dashboard',
      'Dashboard',
      'shell.nav.dashboard',
      DashboardIcon,
      '/apps/instructor/dashobard',
      { exact: true },
    ),
    item('instructor-courses', 'My courses', 'shell.nav.my_courses', CourseIcon, '/apps/instructor/courses'),
  ],
)

const alumni = group('alumni', 'Alumni space', 'shell.nav.alumni_space', RhemaIcon, groups.alumni, [
  item('alumni-rhema', 'Rhema courses', 'shell.nav.rhema', RhemaIcon, '/apps/alumni/alumni'),
  item('alumni-library', 'Library', 'shell.nav.library', LibraryIcon, '/apps/alumni/library'),
])

const student = group('student', 'Student space', 'shell.nav.student_space', StudentIcon, groups.student, [
  item('student-dashboard', 'Dashboard', 'shell.nav.dashboard', DashboardIcon, '/apps/student/dashobard', {
    exact: true,
  }),
  item('student-library', 'Library', 'shell.nav.library', LibraryIcon, '/apps/student/library'),
  item('student-rhema', 'Rhema courses', 'shell.nav.rhema', RhemaIcon, '/apps/student/courses'),
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
  item('logout', 'Logout', 'shell.user.logout', LogoutIcon, '/logout', { auth: groups.user }),
]
