import { campusId, newSession } from './people.ts'

/** Where the API lists what a place in an address stands for; the narrower place comes first. */
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
}

/** What is not listed by an id of its own. */
const fields: Record<string, string> = {
  '{classId}': 'class_id',
  '{agendaCourseId}': 'agenda_course_id',
  '{courseName}': 'course_name',
}

type Item = Record<string, string> & { times?: { session_id: string }[] }

/**
 * A session is listed with its course, which must be the one that the address names; a report is of a student in one of
 * his classes: both come from one place in a class.
 */
function idOf(place: string, items: Item[], agendaCourseId: string | undefined): string | undefined {
  if (place.includes('}/{')) return items[0] && `${items[0].person_id}/${items[0].class_id}`
  if (place !== '{agendaId}') return items[0]?.[fields[place] ?? 'id']
  return items.find((item) => item.agenda_course_id === agendaCourseId)?.times?.[0]?.session_id
}

/** Returns what fills in the places of an address with records of Paris that there are. */
export async function addressFiller(origin: string): Promise<(address: string) => string> {
  const { access_token: token } = await newSession(origin, 'admin', 'Paris')
  const paris = await campusId(origin, 'Paris')
  const found = new Map([
    ['{campusId}', paris],
    ['{token}', 'of-no-mail'],
    ['{code}', 'of-no-paper'],
  ])
  const filled = (address: string) =>
    [...found].reduce((path, [place, id]) => path.replace(place, id), address)
  for (const [place, list] of Object.entries(lists)) {
    const answer = await fetch(origin + filled(list), {
      headers: { Authorization: `Bearer ${token}` },
    })
    // A book is a record, which holds its files.
    const { items, files } = (await answer.json()) as { items?: Item[]; files?: Item[] }
    const id = idOf(place, items ?? files ?? [], found.get('{agendaCourseId}'))
    if (!id) throw new Error(`${list} lists nothing`)
    found.set(place, place.replace(/\{.*\}/, id.split('/').map(encodeURIComponent).join('/')))
  }
  return filled
}
