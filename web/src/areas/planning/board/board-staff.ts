import type { Board, CourseSession, Half, Hour, Staffing } from './api'
import { type Act, draftOf, has } from './board-draft'

// What is done with who teaches and translates a course, and with its sessions, one by one.

export type Person = { person_id: string; name: string }

const asked = ({ state }: Staffing) => state !== 'declined' && state !== 'canceled'

// Those who are asked for a half, in the order in which they are.
export function inLine(staff: readonly Staffing[], half: Half): Staffing[] {
  return staff.filter((one) => one.half === half && asked(one))
}

// Puts somebody at the end of the line, or notes that he said yes on the telephone.
export function askPerson(
  board: Board,
  courseId: string,
  half: Half,
  person: Person,
  state: 'in_analysis' | 'accepted',
): Act | undefined {
  return withStaff(board, courseId, (staff) => {
    const known = inLine(staff, half).find(({ person_id }) => person_id === person.person_id)
    if (known) return staff.map((one) => (one === known ? { ...one, state } : one))
    const { person_id, name: person_name } = person
    return [
      ...staff,
      { id: `new.${half}.${person_id}`, half, person_id, person_name, state, session_ids: [] },
    ]
  })
}

export function takeOff(board: Board, courseId: string, staffId: string): Act | undefined {
  return withStaff(board, courseId, (staff) => staff.filter(({ id }) => id !== staffId))
}

// Asks somebody before the one who stands before him.
export function askEarlier(board: Board, courseId: string, staffId: string): Act | undefined {
  return withStaff(board, courseId, (staff) => {
    const at = staff.findIndex(({ id }) => id === staffId)
    const one = staff[at]
    const before = staff.findLastIndex((other, n) => n < at && other.half === one?.half && asked(other))
    if (!one || before < 0) return staff
    const rest = staff.filter((other) => other !== one)
    return [...rest.slice(0, before), one, ...rest.slice(before)]
  })
}

function withStaff(board: Board, courseId: string, change: (staff: Staffing[]) => Staffing[]) {
  if (!has(board, courseId)) return undefined
  const draft = draftOf(board)
  const course = draft.of(courseId)
  course.staff = change(course.staff)
  return draft.act('staff')
}

export type SessionChange = Partial<Pick<CourseSession, 'day' | 'start' | 'finish' | 'place'>>

export function changeSession(
  board: Board,
  courseId: string,
  sessionId: string,
  change: SessionChange,
): Act | undefined {
  if (!has(board, courseId)) return undefined
  const draft = draftOf(board)
  const course = draft.of(courseId)
  course.sessions = course.sessions.map((one) => (one.id === sessionId ? { ...one, ...change } : one))
  return draft.act('place' in change ? 'place' : 'change')
}

// One more session, by the host's clock.
export function addSession(board: Board, courseId: string, { day, start, finish }: Hour): Act | undefined {
  if (!has(board, courseId)) return undefined
  const draft = draftOf(board)
  const course = draft.of(courseId)
  const fresh = { id: `new.${day}.${start}`, planning_id: board.planning.id, day, start, finish, place: '' }
  course.sessions = [...course.sessions, fresh]
  return draft.act('change')
}

export function dropSession(board: Board, courseId: string, sessionId: string): Act | undefined {
  if (!has(board, courseId)) return undefined
  const draft = draftOf(board)
  draft.drop(draft.of(courseId), sessionId)
  return draft.act('remove')
}
