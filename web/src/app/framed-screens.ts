import { groups, heads, keepers, type Role, staff } from '@/session/roles'
import { type Screen, screen } from './screen'

const campusTexts = ['campus', 'list', 'region', 'person'] as const
const peopleTexts = ['history', 'record', 'people', 'person', 'church', 'list', 'photo'] as const
const churchTexts = ['church', 'list'] as const
const instructorTexts = [...peopleTexts, 'instructor', 'availability'] as const
const mergers: Role[] = [...heads, 'supervisor']
const coursesTexts = ['course', 'list'] as const
const courseTexts = [...coursesTexts, 'history', 'record'] as const
const courseDocumentTexts = [...courseTexts, 'preview', 'upload'] as const
const courseBookTexts = [...courseTexts, 'book'] as const
// Whoever may read what is said of teachers; a teacher finds himself.
const requestReaders = [...groups.supervisor, 'coordinator', 'secretary']
const instructorReaders = [...requestReaders, 'teacher']
const teachers: Role[] = ['teacher']

// A space is for everybody: it shows who opens it his own things.
const spaceTexts = ['space', 'list'] as const
const curriculumTexts = ['curriculum', 'list'] as const
const classesTexts = ['class', 'list'] as const
const classTexts = [
  ...classesTexts,
  'history',
  'record',
  'issued',
  'enrollment',
  'timetable',
  'planning',
] as const
const planningsTexts = ['plannings', 'planning', 'list'] as const
const enrollmentTexts = ['enrollment', 'enrolled', 'list', 'history'] as const
// All but librarians, who have nothing to do with what a place costs.
const enrollmentReaders = groups.student.filter((role) => role !== 'librarian')

// The screens of who is signed in but for those of areas with a table of their own (screen-tables.ts), one line each: path, who may open it, its texts, its page, and what stands around
// it where that is not the frame. They come in a file of their own: the first page of a guest does not wait for it.
export const framedScreens: readonly Screen[] = [
  screen(
    '/pages/profile',
    groups.user,
    ['account', 'church', 'person', 'photo', 'profile'],
    () => import('./pages/own-profile-page'),
  ),
  screen('/pages/help', groups.user, ['shell'], () => import('@/shell/help/help-page')),
  screen('/pages/settings', heads, ['settings'], () => import('@/areas/account/settings/settings-page')),
  screen(
    '/apps/academic/dashboard',
    groups.supervisor,
    ['cockpit', 'planning'],
    () => import('@/areas/home/cockpit/cockpit-page'),
  ),
  screen(
    '/apps/academic/campus',
    groups.student,
    campusTexts,
    () => import('@/areas/campus/campuses/campuses-page'),
  ),
  screen(
    '/apps/academic/campus/new',
    heads,
    campusTexts,
    () => import('@/areas/campus/campuses/new-campus-page'),
  ),
  screen(
    '/apps/academic/campus/:campusId',
    groups.student,
    [...campusTexts, 'history', 'record', 'signature', 'timetable'],
    () => import('./pages/campus-page'),
  ),
  screen(
    '/apps/academic/program/agenda',
    groups.student,
    ['agenda', 'feed', 'planning', 'list'],
    () => import('@/areas/planning/agenda/agenda-page'),
  ),
  screen(
    '/apps/academic/program/planning',
    groups.student,
    planningsTexts,
    () => import('@/areas/planning/plannings/plannings-page'),
  ),
  screen(
    '/apps/academic/program/curriculum',
    groups.student,
    curriculumTexts,
    () => import('@/areas/academic/curricula/curricula-page'),
  ),
  screen(
    '/apps/academic/program/curriculum/:curriculumId',
    groups.student,
    curriculumTexts,
    () => import('@/areas/academic/curricula/curriculum-page'),
  ),
  screen(
    '/apps/academic/program/planning/:planningId',
    groups.student,
    ['board', 'planning', 'timetable', 'agenda'],
    () => import('@/areas/planning/board/board-page'),
  ),
  screen(
    '/apps/academic/classes',
    groups.student,
    classesTexts,
    () => import('@/areas/academic/classes/academic-classes-page'),
  ),
  screen(
    '/apps/academic/classes/:classeId',
    groups.student,
    classTexts,
    () => import('./pages/academic-class-page'),
  ),
  screen(
    '/apps/campus/classes',
    groups.student,
    classesTexts,
    () => import('@/areas/academic/classes/campus-classes-page'),
  ),
  screen(
    '/apps/campus/classes/:classeId',
    groups.student,
    classTexts,
    () => import('./pages/campus-class-page'),
  ),
  screen('/apps/campus/student', staff, peopleTexts, () => import('@/areas/people/list/students-page')),
  screen(
    '/apps/campus/student/new',
    keepers,
    peopleTexts,
    () => import('@/areas/people/new/new-student-page'),
  ),
  screen(
    '/apps/campus/student/applications',
    keepers,
    [...peopleTexts, 'application', 'class', 'enrollment'],
    () => import('@/areas/academic/applications/applications-page'),
  ),
  screen(
    '/apps/campus/student/:studentId',
    staff,
    [...peopleTexts, 'course', 'enrollment'],
    () => import('./pages/student-page'),
  ),
  screen('/apps/campus/user', staff, peopleTexts, () => import('@/areas/people/list/team-page')),
  screen('/apps/campus/user/:userId', staff, peopleTexts, () => import('./pages/team-member-page')),
  screen('/apps/academic/user', staff, peopleTexts, () => import('@/areas/people/list/coordinators-page')),
  screen('/apps/academic/user/:userId', staff, peopleTexts, () => import('./pages/coordinator-page')),
  screen(
    '/apps/campus/merge/:keptId',
    mergers,
    [...peopleTexts, 'merge'],
    () => import('@/areas/people/merge/merge-page'),
  ),
  screen(
    '/apps/campus/duplicates',
    keepers,
    [...peopleTexts, 'merge'],
    () => import('@/areas/people/duplicates/duplicates-page'),
  ),
  screen(
    '/apps/campus/church',
    groups.student,
    churchTexts,
    () => import('@/areas/people/churches/churches-page'),
  ),
  screen(
    '/apps/campus/church/:churchId',
    groups.student,
    churchTexts,
    () => import('@/areas/people/churches/church-page'),
  ),
  screen(
    '/apps/academic/instructor',
    instructorReaders,
    instructorTexts,
    () => import('@/areas/people/instructors/instructors-page'),
  ),
  screen(
    '/apps/academic/instructor/requests',
    requestReaders,
    instructorTexts,
    () => import('@/areas/people/date-requests/requests-page'),
  ),
  screen(
    '/apps/academic/instructor/requests/:requestId',
    requestReaders,
    instructorTexts,
    () => import('@/areas/people/date-requests/request-page'),
  ),
  screen(
    '/apps/academic/instructor/:userId',
    instructorReaders,
    [...instructorTexts, 'knowledge', 'space'],
    () => import('./pages/instructor-page'),
  ),
  screen(
    '/apps/instructor/invitations',
    groups.teacher,
    ['answer', 'invitation'],
    () => import('@/areas/planning/answer/own-page'),
  ),
  screen(
    '/apps/academic/course',
    groups.student,
    coursesTexts,
    () => import('@/areas/academic/courses/courses-page'),
  ),
  screen(
    '/apps/academic/course/new',
    mergers,
    coursesTexts,
    () => import('@/areas/academic/courses/new-course-page'),
  ),
  screen(
    '/apps/academic/course/:courseId',
    groups.student,
    courseTexts,
    () => import('@/areas/academic/courses/course-page'),
  ),
  screen(
    '/apps/academic/course/docs/:courseId',
    groups.student,
    courseDocumentTexts,
    () => import('@/areas/academic/documents/documents-page'),
  ),
  screen(
    '/apps/academic/course/docs/edit/:docId',
    groups.student,
    courseDocumentTexts,
    () => import('@/areas/academic/documents/document-page'),
  ),
  screen(
    '/apps/academic/course/books/:courseId',
    groups.student,
    courseBookTexts,
    () => import('@/areas/academic/courses/books-page'),
  ),
  screen(
    '/apps/campus/enrollment/:enrollmentId',
    enrollmentReaders,
    enrollmentTexts,
    () => import('./pages/enrollment-page'),
  ),
  screen(
    '/apps/instructor/dashboard',
    groups.student,
    [...spaceTexts, 'kept'],
    () => import('./pages/instructor-dashboard-page'),
  ),
  screen(
    '/apps/instructor/courses',
    groups.student,
    spaceTexts,
    () => import('./pages/instructor-courses-page'),
  ),
  screen(
    '/apps/instructor/courses/:courseId',
    groups.student,
    [...spaceTexts, 'record', 'course', 'book'],
    () => import('./pages/instructor-course-page'),
  ),
  screen(
    '/apps/instructor/course/docs/:instructorCourseId',
    groups.student,
    [...courseDocumentTexts, 'space'],
    () => import('./pages/instructor-documents-page'),
  ),
  screen(
    '/apps/instructor/dates/:requestId',
    teachers,
    ['space', 'availability'],
    () => import('@/areas/people/date-answer/own-dates-page'),
  ),
]
