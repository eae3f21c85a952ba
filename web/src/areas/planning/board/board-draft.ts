import type { Acted, ActKind } from '../acts'
import type { Board, BoardCourse, CellChange, CourseSession, Staffing } from './api'
import { type Cell, hostTime } from './grid-of'

// What one act makes of some courses of a board, before the server has heard of it.

export type CourseChange = CellChange & { course_code: string; course_name: string }
export type Act = { kind: ActKind; changes: CourseChange[] }

// What is new has such an id until the server gives it one.
export const isNew = (id: string) => id.startsWith('new.')

export type NamedCourse = { id: string; code: string; name: string; hours: number }

export type Draft = {
  // A course as it is to become.
  of: (id: string) => CourseChange
  find: (courseId: string, classId: string) => CourseChange | undefined
  make: (course: NamedCourse, classId: string) => CourseChange
  // Gives a course a session in a cell, or takes one there. Where that cannot be, nothing comes of the whole act.
  sit: (course: CourseChange, cell: Cell, session?: CourseSession) => void
  drop: (course: CourseChange, sessionId: string) => void
  campusOf: (classId: string) => string
  act: (kind: ActKind) => Act | undefined
}

export function draftOf(board: Board): Draft {
  const become = new Map<string, CourseChange>()
  const campusOf = (classId: string) => board.classes.find(({ id }) => id === classId)?.campus_id ?? ''
  let made = 0
  let possible = true
  const newId = () => {
    made += 1
    return `new.${board.board}.${made}`
  }
  const of = (id: string): CourseChange => {
    const known = become.get(id)
    if (known) return known
    const course = board.courses.find((one) => one.id === id)
    if (!course) throw new Error(`no course ${id} on the board`)
    const opened = changeOf(course)
    become.set(id, opened)
    return opened
  }
  const all = () => [...board.courses.filter(({ id }) => !become.has(id)), ...become.values()]
  return {
    of,
    campusOf,
    find: (courseId, classId) => {
      const found = all().find(
        ({ course_id, class_ids, sessions }) =>
          course_id === courseId && sessions.length > 0 && class_ids.includes(classId),
      )
      return found && (become.get(found.id) ?? of(found.id))
    },
    make: ({ id, code, name }, classId) => {
      const course: CourseChange = {
        ...{ id: newId(), version: 0, course_id: id, course_code: code, course_name: name },
        ...{ campus_id: campusOf(classId), class_ids: [classId], sessions: [], staff: [] },
      }
      become.set(course.id, course)
      return course
    },
    sit: (course, cell, session) => {
      const when = hostTime(board, course.campus_id, cell)
      if (!when) {
        possible = false
        return
      }
      const kept = session ?? { id: newId(), planning_id: board.planning.id, place: '' }
      const others = course.sessions.filter(({ id }) => id !== kept.id)
      course.sessions = [...others, { ...kept, ...when }]
    },
    drop: (course, sessionId) => {
      course.sessions = course.sessions.filter(({ id }) => id !== sessionId)
      course.staff = course.staff.flatMap((one) => without(one, sessionId))
    },
    act: (kind) => {
      const changes = [...become.values()].filter((one) => {
        const was = board.courses.find(({ id }) => id === one.id)
        return was ? differs(changeOf(was), one) : one.sessions.length > 0
      })
      return possible && changes.length > 0 ? { kind, changes } : undefined
    },
  }
}

// Who was asked for this session only is asked no more.
function without(one: Staffing, sessionId: string): Staffing[] {
  if (!one.session_ids.includes(sessionId)) return [one]
  const session_ids = one.session_ids.filter((id) => id !== sessionId)
  return session_ids.length > 0 ? [{ ...one, session_ids }] : []
}

// Somebody else may have taken it off in the meantime.
export const has = (board: Board, courseId: string) => board.courses.some(({ id }) => id === courseId)

function changeOf(course: BoardCourse): CourseChange {
  const { id, version, course_id, course_code, course_name, campus_id, class_ids, sessions, staff } = course
  return { id, version, course_id, course_code, course_name, campus_id, class_ids, sessions, staff }
}

function differs(was: CourseChange, now: CourseChange): boolean {
  return JSON.stringify(inOrder(was)) !== JSON.stringify(inOrder(now))
}

const inOrder = (course: CourseChange) => ({
  ...course,
  sessions: [...course.sessions].sort((a, b) => a.id.localeCompare(b.id)),
})

// As the server wants it: what is new has no id yet.
export function toSend({ course_code: _code, course_name: _name, ...change }: CourseChange): CellChange {
  const known = (id: string) => (isNew(id) ? '' : id)
  return {
    ...change,
    id: known(change.id),
    sessions: change.sessions.map((session) => ({ ...session, id: known(session.id) })),
    staff: change.staff.map((one) => ({ ...one, id: known(one.id) })),
  }
}

// A board as an act leaves it, until the server has told what came of it.
export function applyAct(board: Board, { changes }: Act): Board {
  const touched = new Set(changes.map(({ id }) => id))
  const before = (id: string) => board.courses.find((course) => course.id === id)
  const now = changes
    .filter(({ sessions }) => sessions.length > 0)
    .map(
      (change): BoardCourse => ({
        ...{ translated: false, staffed: false, ...before(change.id) },
        ...change,
      }),
    )
  const kept = board.courses.filter(({ id }) => !touched.has(id))
  return { ...board, courses: [...kept, ...now] }
}

// A board with what the server says has come of an act; what is wrong with it comes with the next answer.
export function withActed(board: Board, { board: number, courses, removed }: Acted): Board {
  const gone = new Set([...removed, ...courses.map(({ id }) => id)])
  const before = (id: string) => board.courses.find((course) => course.id === id)
  const now = courses.map((course) => ({
    ...{ translated: false, staffed: false, ...before(course.id) },
    ...course,
  }))
  return { ...board, board: number, courses: [...board.courses.filter(({ id }) => !gone.has(id)), ...now] }
}
