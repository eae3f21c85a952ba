import { onOtherClock } from '@/lib/zone-clock'
import type { Board, BoardClass, BoardCourse, Conflict, CourseSession, Hour } from './api'

// A board as one looks at it: a row for the nth slot of each day, a column for each class. Courses name their days and
// hours; where they stand follows from the hours of the class.

export type Row = { key: string; day: string; nth: number }

// Where a cell is, whatever stands in it.
export type Spot = { classId: string; row: string }

// A session in a cell, with its time on the clock of the class.
export type Entry = { course: BoardCourse; session: CourseSession; start: number; finish: number }

export type Cell = Spot & {
  key: string
  day: string
  // None where the class has no such slot.
  hour: Hour | undefined
  entries: Entry[]
  conflicts: Conflict[]
}

export type Grid = { rows: Row[]; columns: BoardClass[]; cells: ReadonlyMap<string, Cell> }

export const rowKey = (day: string, nth: number) => `${day}.${nth}`
export const cellKey = ({ classId, row }: Spot) => `${classId}/${row}`

export function gridOf(board: Board): Grid {
  const rows = rowsOf(board)
  const cells = new Map<string, Cell>()
  for (const column of board.classes) {
    for (const row of rows) {
      const spot = { classId: column.id, row: row.key }
      const key = cellKey(spot)
      const hour = hoursOn(column, row.day)[row.nth]
      cells.set(key, { ...spot, key, day: row.day, hour, entries: [], conflicts: [] })
    }
  }
  lay(board, cells)
  return { rows, columns: board.classes, cells }
}

// Rows are kept for what stands on days on which nobody has hours, too.
function rowsOf(board: Board): Row[] {
  const most = new Map<string, number>()
  const ask = (day: string, count: number) => most.set(day, Math.max(most.get(day) ?? 0, count))
  for (const column of board.classes) {
    for (const { day } of column.hours) ask(day, hoursOn(column, day).length)
  }
  eachSitting(board, (_column, entry, day) => entry && ask(day, 1))
  return [...most]
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([day, count]) =>
      Array.from({ length: count }, (_, nth) => ({ key: rowKey(day, nth), day, nth })),
    )
}

function hoursOn(column: BoardClass, day: string): Hour[] {
  return column.hours.filter((hour) => hour.day === day).sort((a, b) => a.start - b.start)
}

function lay(board: Board, cells: Map<string, Cell>): void {
  eachSitting(board, (column, entry, day) => {
    const nth = nthOf(hoursOn(column, day), entry.start)
    const cell = cells.get(cellKey({ classId: column.id, row: rowKey(day, nth) }))
    if (!cell) return
    cell.entries.push(entry)
    const here = ({ agenda_course_id, session_id, class_id }: Conflict) =>
      agenda_course_id === entry.course.id &&
      (session_id === '' || session_id === entry.session.id) &&
      (class_id === '' || class_id === column.id)
    cell.conflicts.push(...board.conflicts.filter(here))
  })
  for (const { entries } of cells.values()) entries.sort((a, b) => a.start - b.start)
}

// The slot in which a time lies; what lies in none stands with the last that began before it.
function nthOf(hours: readonly Hour[], start: number): number {
  const nth = hours.findLastIndex((hour) => hour.start <= start)
  return Math.max(nth, 0)
}

type See = (column: BoardClass, entry: Entry, day: string) => void

function eachSitting(board: Board, see: See): void {
  const zones = zonesOf(board)
  const columns = new Map(board.classes.map((column) => [column.id, column]))
  for (const course of board.courses) {
    const sessions = course.sessions.filter(({ planning_id }) => planning_id === board.planning.id)
    for (const session of sessions) {
      for (const id of course.class_ids) {
        const column = columns.get(id)
        if (!column) continue
        const host = zones.get(course.campus_id) ?? column.time_zone
        const from = onOtherClock({ day: session.day, minute: session.start }, host, column.time_zone)
        const finish = from.minute + session.finish - session.start
        see(column, { course, session, start: from.minute, finish }, from.day)
      }
    }
  }
}

// The clocks of the campuses, by those of their classes.
function zonesOf(board: Board): Map<string, string> {
  return new Map(board.classes.map(({ campus_id, time_zone }) => [campus_id, time_zone]))
}

// When the hour of a cell is, on the clock of the campus that hosts a course. None where it passes midnight there: a
// session is of one day, and half of it would be lost.
export function hostTime(board: Board, campusId: string, { classId, day, hour }: Cell): Hour | undefined {
  if (!hour) return undefined
  const zones = zonesOf(board)
  const clock = board.classes.find(({ id }) => id === classId)?.time_zone ?? ''
  const from = onOtherClock({ day, minute: hour.start }, clock, zones.get(campusId) ?? clock)
  const finish = from.minute + hour.finish - hour.start
  return finish <= 24 * 60 ? { day: from.day, start: from.minute, finish } : undefined
}

export function cellAt(grid: Grid, spot: Spot): Cell | undefined {
  return grid.cells.get(cellKey(spot))
}

// Where a session of a course stands first, to go there.
export function spotOf(grid: Grid, courseId: string, sessionId = '', classId = ''): Spot | undefined {
  for (const cell of grid.cells.values()) {
    if (classId && cell.classId !== classId) continue
    const found = cell.entries.some(
      ({ course, session }) => course.id === courseId && (!sessionId || session.id === sessionId),
    )
    if (found) return { classId: cell.classId, row: cell.row }
  }
  return undefined
}

// All cells between two, as one selects them.
export function spotsBetween(
  { rows, columns }: Pick<Grid, 'rows' | 'columns'>,
  from: Spot,
  to: Spot,
): Spot[] {
  const at = ({ classId, row }: Spot) => [
    columns.findIndex(({ id }) => id === classId),
    rows.findIndex(({ key }) => key === row),
  ]
  const [left = 0, top = 0] = at(from)
  const [right = 0, bottom = 0] = at(to)
  const within = (n: number, a: number, b: number) => n >= Math.min(a, b) && n <= Math.max(a, b)
  return columns
    .filter((_, n) => within(n, left, right))
    .flatMap(({ id }) =>
      rows.filter((_, n) => within(n, top, bottom)).map(({ key }) => ({ classId: id, row: key })),
    )
}
