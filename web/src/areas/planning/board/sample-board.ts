import type { Board, BoardClass, BoardCourse, CellChange, CourseSession, Staffing } from './api'

// A board for tests: Paris with two classes, Dakar (an hour behind in winter) with one, Saturday with two slots and
// Sunday with one.

export const saturday = '2027-01-09'
export const sunday = '2027-01-10'

const hours = [
  { day: saturday, start: 540, finish: 720 },
  { day: saturday, start: 840, finish: 1020 },
  { day: sunday, start: 540, finish: 720 },
]

export function classOf(change: Partial<BoardClass> = {}): BoardClass {
  return {
    ...{ id: 'a', code: 'A', campus_id: 'paris', campus_name: 'Paris', color: '#123456' },
    ...{ time_zone: 'Europe/Paris', language: 'fr', level: 1, students: 12, hours },
    ...change,
  }
}

export function sessionOf(change: Partial<CourseSession> = {}): CourseSession {
  return {
    ...{ id: 's1', planning_id: 'p', day: saturday, start: 540, finish: 720, place: '' },
    ...change,
  }
}

export function courseOf(change: Partial<BoardCourse> = {}): BoardCourse {
  return {
    ...{ id: 'x', version: 3, course_id: 'faith', course_code: 'F1', course_name: 'Faith' },
    ...{ campus_id: 'paris', class_ids: ['a'], sessions: [sessionOf()], staff: [] },
    ...{ translated: false, staffed: false },
    ...change,
  }
}

export function staffOf(change: Partial<Staffing> = {}): Staffing {
  return {
    ...{ id: 'i1', half: 'teacher', person_id: 'grace', person_name: 'Grace Morel' },
    ...{ state: 'accepted', session_ids: [] },
    ...change,
  } as Staffing
}

export function boardOf(change: Partial<Board> = {}): Board {
  return {
    planning: {
      ...{ id: 'p', version: 1, year: 2026, number: 4, first_day: saturday, last_day: sunday, week: 2 },
      ...{ abbreviation: '', description: '', state: 'draft', state_reason: '', publication: 0 },
      campuses: [
        { id: 'paris', name: 'Paris', color: '#123456' },
        { id: 'dakar', name: 'Dakar', color: '#654321' },
      ],
      ...{ classes: [], courses: 1, open: 1, created_at: '', updated_at: '' },
      ...{ moves: ['publish', 'delete'], may_edit: true },
    },
    board: 7,
    classes: [
      classOf(),
      classOf({ id: 'b', code: 'B' }),
      classOf({
        ...{ id: 'd', code: 'D', campus_id: 'dakar', campus_name: 'Dakar', time_zone: 'Africa/Dakar' },
      }),
    ],
    courses: [courseOf()],
    ...{ conflicts: [], may_undo: false, may_redo: false },
    ...change,
  }
}

const names: Record<string, string> = { faith: 'Faith', prayer: 'Prayer' }

// Does what a server does with the nth act: the board then, and the answer.
export function actedOn(board: Board, changes: readonly CellChange[], nth: number) {
  const courses = changes.map((change, at) =>
    courseOf({
      ...change,
      ...{ id: change.id || `made${nth}.${at}`, version: change.version + 1 },
      course_name: names[change.course_id] ?? '',
      sessions: change.sessions.map((one, n) => ({ ...one, id: one.id || `made${nth}.${at}.${n}` })),
    }),
  )
  const kept = board.courses.filter(({ id }) => !changes.some((change) => change.id === id))
  const there = courses.filter(({ sessions }) => sessions.length > 0)
  const removed = courses.filter((course) => !there.includes(course)).map(({ id }) => id)
  return { board: { ...board, courses: [...kept, ...there] }, answer: { courses: there, removed } }
}
