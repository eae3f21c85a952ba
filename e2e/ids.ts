import { campusId, newSession } from './people.ts'

/** Where the API lists what a place in an address stands for. */
const lists: Record<string, string> = {
  'grades/{studentId}/{classId}': '/api/enrollments?status=confirmed&campus={campusId}',
  'instructor/{userId}': '/api/instructors?q=morel',
  '{userId}': '/api/people?role=secretary&campus={campusId}',
  '{studentId}': '/api/people?role=student&campus={campusId}',
  '{keptId}': '/api/people?role=student&campus={campusId}',
  '{churchId}': '/api/churches?sort=name',
  '{requestId}': '/api/availability-requests?page=1',
  '{courseId}': '/api/courses?sort=name',
  '{instructorCourseId}': '/api/courses?sort=name',
  '{docId}': '/api/courses/{courseId}/documents?',
  'library/{id}': '/api/library?sort=title',
  '{fileId}': '/api/library/{id}',
  '{bookId}': '/api/books?sort=title',
  '{curriculumId}': '/api/curricula?',
  '{stockId}': '/api/stock-takings?campus={campusId}',
  '{listId}': '/api/lists?campus={campusId}',
  '{letterId}': '/api/letters?campus={campusId}',
  '{classeId}': '/api/classes?campus={campusId}',
  '{enrollmentId}': '/api/enrollments?campus={campusId}',
  '{planningId}': '/api/plannings?state=published&campus={campusId}',
  '{classId}': '/api/grades/classes?campus={campusId}',
  '{agendaCourseId}': '/api/grades/classes/{classId}/courses?',
  '{courseName}': '/api/grades/classes/{classId}/courses?',
  '{invoiceId}': '/api/invoices?campus={campusId}',
  '{payerId}': '/api/payers?kind=student&campus={campusId}',
  '{transactionId}': '/api/transactions?kind=income&campus={campusId}',
  '{accountId}': '/api/accounts?campus={campusId}',
  '{summaryId}': '/api/summaries?campus={campusId}',
  '{agendaId}': '/api/attendance/classes/{classId}/courses?',
  'notes/{studentId}/{courseId}': '/api/students/{studentId}/reports',
  'student/courses/{courseId}': '/api/open-courses',
  'alumni/courses/{courseId}': '/api/open-courses',
}

/** What is listed for its owner only, and only he can open: the account that it is listed for. */
const owners: Record<string, 'student' | 'alumni'> = {
  'student/courses/{courseId}': 'student',
  'alumni/courses/{courseId}': 'alumni',
}

/** What comes by mail or stands on a paper is in no list: what stands for it here leads nowhere. */
const unlisted = { '{token}': 'of-no-mail', '{code}': 'of-no-paper' }

type Item = Record<string, string> & { times?: { session_id: string }[]; courses?: { course_id: string }[] }

/** What is not the id of the first that is listed. */
const ids: Record<string, (items: Item[], found: Map<string, string>) => string | undefined> = {
  '{classId}': ([one]) => one?.class_id,
  '{agendaCourseId}': ([one]) => one?.agenda_course_id,
  '{courseName}': ([one]) => one?.course_name,
  // A report is of a student in one of his classes: both come from one place in a class.
  'grades/{studentId}/{classId}': ([one]) => one && `${one.person_id}/${one.class_id}`,
  // Notes are of a course that the student followed.
  'notes/{studentId}/{courseId}': (items) => {
    const report = items.find(({ courses }) => courses?.length)
    return report && `${report.student_id}/${report.courses?.[0]?.course_id}`
  },
  // A session is listed with its course, which must be the one that the address names.
  '{agendaId}': (items, found) =>
    items.find((item) => item.agenda_course_id === found.get('{agendaCourseId}'))?.times?.[0]?.session_id,
  'student/courses/{courseId}': ([one]) => one?.course_id,
  'alumni/courses/{courseId}': ([one]) => one?.course_id,
}

/** Who alone sees what an address leads to, where it is somebody's own. */
export function ownerOf(address: string): 'student' | 'alumni' | undefined {
  return Object.entries(owners).find(([place]) => address.includes(place))?.[1]
}

/** Whether an address, as it is filled in, leads to nothing that there is. */
export function leadsNowhere(address: string): boolean {
  return Object.keys(unlisted).some((place) => address.includes(place))
}

/** Returns what fills in the places of an address with records of Paris that there are. */
export async function addressFiller(origin: string): Promise<(address: string) => string> {
  const tokens: Record<string, string | undefined> = {}
  for (const account of ['admin', ...Object.values(owners)])
    tokens[account] = (await newSession(origin, account, 'Paris')).access_token
  const found = new Map([['{campusId}', await campusId(origin, 'Paris')], ...Object.entries(unlisted)])
  // The narrower place is the longer one, and comes first.
  const filled = (address: string) =>
    [...found]
      .sort(([one], [other]) => other.length - one.length)
      .reduce((path, [place, id]) => path.replace(place, id), address)
  for (const [place, list] of Object.entries(lists)) {
    const answer = await fetch(origin + filled(list), {
      headers: { Authorization: `Bearer ${tokens[owners[place] ?? 'admin']}` },
    })
    // A book is a record, which holds its files.
    const { items, files } = (await answer.json()) as { items?: Item[]; files?: Item[] }
    const listed = items ?? files ?? []
    const id = ids[place] ? ids[place](listed, found) : listed[0]?.id
    if (!id) throw new Error(`${list} lists nothing`)
    found.set(place, place.replace(/\{.*\}/, id.split('/').map(encodeURIComponent).join('/')))
  }
  return filled
}
