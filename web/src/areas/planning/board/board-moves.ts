import type { Board, BoardCourse } from './api'
import { type Act, type CourseChange, type Draft, draftOf, has, type NamedCourse } from './board-draft'
import { type Cell, cellAt, type Entry, type Grid, gridOf, type Spot } from './grid-of'

// What a move, a swap, a copy, a removal makes of the courses of a board. Cells are named by where they are: the same
// act can be thought through again on a board that has changed since.

type Pair = { from: Cell; to: Cell }

const cellsAt = (grid: Grid, spots: readonly Spot[]) =>
  spots.map((spot) => cellAt(grid, spot)).filter((cell) => cell !== undefined)

// Puts a course into cells, instead of what stands there. Into one cell, it goes on through the free hours of the
// class that follow, until its hours are full; several are taken as they were chosen.
export function putCourse(board: Board, course: NamedCourse, spots: readonly Spot[]): Act | undefined {
  const grid = gridOf(board)
  const draft = draftOf(board)
  const chosen = cellsAt(grid, spots).filter(({ hour }) => hour)
  const cells = chosen.length === 1 ? chosen.flatMap((cell) => filledFrom(grid, cell, course)) : chosen
  for (const cell of cells) {
    if (cell.entries.some((entry) => entry.course.course_id === course.id)) continue
    for (const entry of cell.entries) leave(draft, entry, cell.classId)
    const given = draft.find(course.id, cell.classId) ?? draft.make(course, cell.classId)
    draft.sit(given, cell)
  }
  return draft.act('put')
}

function filledFrom(grid: Grid, first: Cell, { id, hours }: NamedCourse): Cell[] {
  const column = grid.rows.map(({ key }) => cellAt(grid, { classId: first.classId, row: key }))
  const given = column.reduce((sum, cell) => sum + minutesOf(cell?.entries ?? [], id), 0)
  let left = hours * 60 - given - lengthOf(first)
  const filled = [first]
  for (const cell of column.slice(column.indexOf(first) + 1)) {
    if (!cell?.hour) continue
    if (cell.entries.length > 0 || left <= 0) break
    filled.push(cell)
    left -= lengthOf(cell)
  }
  return filled
}

const lengthOf = ({ hour }: Cell) => (hour ? hour.finish - hour.start : 0)

const minutesOf = (entries: readonly Entry[], courseId: string) =>
  entries
    .filter(({ course }) => course.course_id === courseId)
    .reduce((sum, { start, finish }) => sum + finish - start, 0)

// Takes a class out of a session: where others share the course, it leaves the course, and they go on.
function leave(draft: Draft, { course, session }: Entry, classId: string): void {
  const change = draft.of(course.id)
  if (change.class_ids.length > 1) change.class_ids = change.class_ids.filter((id) => id !== classId)
  else draft.drop(change, session.id)
}

// Takes what stands in cells off the board, for all classes that share it.
export function removeCells(board: Board, spots: readonly Spot[]): Act | undefined {
  const draft = draftOf(board)
  for (const { entries } of cellsAt(gridOf(board), spots)) {
    for (const { course, session } of entries) draft.drop(draft.of(course.id), session.id)
  }
  return draft.act('remove')
}

// Moves cells to others that are free, or will be by this move. Undefined where that cannot be.
export function moveCells(board: Board, from: readonly Spot[], to: readonly Spot[]): Act | undefined {
  const grid = gridOf(board)
  const pairs = pairsOf(grid, from, to)
  const taken = pairs.some(
    (pair) => pair.to.entries.length > 0 && !pairs.some((other) => other.from === pair.to),
  )
  return taken ? undefined : movedBy(board, pairs, 'move')
}

// Changes the places of what stands in two cells.
export function swapCells(board: Board, one: Spot, other: Spot): Act | undefined {
  const grid = gridOf(board)
  return movedBy(board, [...pairsOf(grid, [one], [other]), ...pairsOf(grid, [other], [one])], 'swap')
}

// Cells without anything in them, or without an hour to go to, stay out of it.
function pairsOf(grid: Grid, from: readonly Spot[], to: readonly Spot[]): Pair[] {
  return from.flatMap((spot, at) => {
    const target = to[at]
    const pair = { from: cellAt(grid, spot), to: target && cellAt(grid, target) }
    const both = pair.from && pair.to?.hour && pair.from.entries.length > 0 && pair.from !== pair.to
    return both ? [pair as Pair] : []
  })
}

function movedBy(board: Board, pairs: readonly Pair[], kind: 'move' | 'swap'): Act | undefined {
  const draft = draftOf(board)
  const steps = pairs.flatMap((pair) => pair.from.entries.map((entry) => ({ ...pair, entry })))
  for (const step of steps) {
    const { entry, from, to } = step
    const alike = steps.filter((other) => other.entry.course.id === entry.course.id)
    if (!moveOne(draft, entry, from, to, alike.length)) return undefined
  }
  return draft.act(kind)
}

// A course that goes to another class as a whole stays the same course, with all who teach it. One of its sessions
// becomes a course of that class; where several classes share it, that cannot be.
function moveOne(draft: Draft, entry: Entry, from: Cell, to: Cell, moved: number): boolean {
  const { course, session } = entry
  const change = draft.of(course.id)
  if (from.classId === to.classId || change.class_ids.includes(to.classId)) {
    draft.sit(change, to, session)
    return true
  }
  if (moved === course.sessions.length) {
    change.class_ids = change.class_ids.map((id) => (id === from.classId ? to.classId : id))
    if (change.class_ids.length === 1) change.campus_id = draft.campusOf(to.classId)
    draft.sit(change, to, session)
    return true
  }
  if (course.class_ids.length > 1) return false
  draft.drop(change, session.id)
  const { id: _id, ...rest } = session
  const other = draft.find(course.course_id, to.classId) ?? likewise(draft, course, to.classId)
  draft.sit(other, to, { ...rest, id: `new.${session.id}` })
  return true
}

// Copies cells to others, instead of what stands there: to the same class, as more sessions of the course; to another,
// as a course of its own for which the same people are pencilled in.
export function copyCells(board: Board, from: readonly Spot[], to: readonly Spot[]): Act | undefined {
  const draft = draftOf(board)
  for (const pair of pairsOf(gridOf(board), from, to)) {
    for (const entry of pair.to.entries) leave(draft, entry, pair.to.classId)
    for (const { course } of pair.from.entries) {
      const given = draft.find(course.course_id, pair.to.classId) ?? likewise(draft, course, pair.to.classId)
      draft.sit(given, pair.to)
    }
  }
  return draft.act('copy')
}

function likewise(draft: Draft, course: BoardCourse, classId: string): CourseChange {
  const named = { id: course.course_id, code: course.course_code, name: course.course_name, hours: 0 }
  const made = draft.make(named, classId)
  made.staff = course.staff
    .filter(({ state }) => state !== 'declined' && state !== 'canceled')
    .map((one, at) => ({ ...one, id: `new.${one.id || at}`, state: 'in_analysis', session_ids: [] }))
  return made
}

// Has other classes share a course, of other campuses too. Somebody must have it.
export function shareCourse(board: Board, courseId: string, classIds: readonly string[]): Act | undefined {
  if (classIds.length === 0 || !has(board, courseId)) return undefined
  const draft = draftOf(board)
  const change = draft.of(courseId)
  change.class_ids = [...classIds]
  const hosts = classIds.map((id) => draft.campusOf(id))
  if (!hosts.includes(change.campus_id)) change.campus_id = hosts[0] ?? change.campus_id
  return draft.act('change')
}
