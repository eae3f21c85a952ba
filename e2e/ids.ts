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
  '{bookId}': '/api/books?sort=title',
  '{curriculumId}': '/api/curricula?',
  '{classId}': '/api/classes?campus={campusId}',
  '{classeId}': '/api/classes?campus={campusId}',
  '{enrollmentId}': '/api/enrollments?campus={campusId}',
  '{planningId}': '/api/plannings?state=published&campus={campusId}',
}

type Item = { id: string; person_id: string; class_id: string }

/** A report is of a student in one of his classes: both come from one place in a class. */
function idOf(place: string, item: Item): string {
  return place.includes('}/{') ? `${item.person_id}/${item.class_id}` : item.id
}

/** Returns what fills in the places of an address with records of Paris that there are. */
export async function addressFiller(origin: string): Promise<(address: string) => string> {
  const { access_token: token } = await newSession(origin, 'admin', 'Paris')
  const paris = await campusId(origin, 'Paris')
  const found = new Map([
    ['{campusId}', paris],
    ['{token}', 'of-no-mail'],
  ])
  const filled = (address: string) =>
    [...found].reduce((path, [place, id]) => path.replace(place, id), address)
  for (const [place, list] of Object.entries(lists)) {
    const answer = await fetch(origin + filled(list), {
      headers: { Authorization: `Bearer ${token}` },
    })
    const { items } = (await answer.json()) as { items?: Item[] }
    const id = items?.[0] && idOf(place, items[0])
    if (!id) throw new Error(`${list} lists nothing`)
    found.set(place, place.replace(/\{.*\}/, id))
  }
  return filled
}
