import type { Schemas } from '@/api/client'
import type { useSheet } from '@/offline/use-sheet'

export type Sheet = Schemas['AttendanceSheet']
export type SheetSession = Schemas['SheetSession']
export type SheetStudent = Schemas['SheetStudent']
export type Mark = Schemas['Mark']
export type MarkEntry = Schemas['MarkEntry']
export type MarkVerdict = Schemas['MarkVerdict']
export type Announced = Schemas['Announced']
export type Value = Exclude<Mark['value'], ''>
export type SheetState = ReturnType<typeof useSheet<Sheet, MarkEntry, MarkVerdict>>

// The cell that one looks at more closely, and what the panel hangs on.
export type Opened = { enrollmentId: string; sessionId: string; anchor: HTMLElement }

// In the order in which they are offered.
export const values: readonly Value[] = ['present', 'late', 'online', 'made_up', 'absent', 'justified']

export const noMark: Mark = { value: '', minutes: 0, reason: '' }

export const cellName = (sessionId: string, enrollmentId: string) => `${sessionId} ${enrollmentId}`

export function markOf(student: SheetStudent, sessionId: string): Mark {
  const found = student.marks.find(({ session_id }) => session_id === sessionId)
  return found ? { value: found.value, minutes: found.minutes, reason: found.reason } : noMark
}

export const isAway = (value: Mark['value']) => value === 'absent' || value === 'justified'

// Whether he stands on the sheet of a session.
export const standsOn = ({ not_in }: SheetStudent, sessionId: string) => !not_in.includes(sessionId)

// What a mark becomes with another value: a reason stays with an absence, minutes only with who came late.
export function withValue(mark: Mark, value: Mark['value']): Mark {
  return {
    value,
    minutes: value === 'late' && mark.value === 'late' ? mark.minutes : 0,
    reason: isAway(value) && isAway(mark.value) ? mark.reason : '',
  }
}

export const sameMark = (a: Mark, b: Mark) =>
  a.value === b.value && a.minutes === b.minutes && a.reason === b.reason

type Cell = { session_id: string; enrollment_id: string }

// The sheet with a mark in one of its cells; what is known of the cell else stays.
export function withMark(
  sheet: Sheet,
  cell: Cell,
  mark: Mark,
  more: { version?: number; at?: string; by?: string } = {},
): Sheet {
  const students = sheet.students.map((student) => {
    if (student.enrollment_id !== cell.enrollment_id) return student
    const before = student.marks.find(({ session_id }) => session_id === cell.session_id)
    const others = student.marks.filter((one) => one !== before)
    const next = {
      version: 0,
      at: '',
      papers: 0,
      ...before,
      by: '',
      ...more,
      ...mark,
      session_id: cell.session_id,
    }
    return { ...student, marks: [...others, next] }
  })
  return { ...sheet, students }
}

export function entryOf(student: SheetStudent, sessionId: string, mark: Mark, fill = false): MarkEntry {
  return {
    id: crypto.randomUUID(),
    session_id: sessionId,
    enrollment_id: student.enrollment_id,
    mark,
    was: markOf(student, sessionId),
    fill,
  }
}

// "All present": an entry for each cell of a session in which nothing stands.
export function fillEntries({ students }: Sheet, sessionId: string): MarkEntry[] {
  const present: Mark = { ...noMark, value: 'present' }
  return students
    .filter((student) => standsOn(student, sessionId) && markOf(student, sessionId).value === '')
    .map((student) => entryOf(student, sessionId, present, true))
}

// Copies a mark to the student's other sessions in which nothing stands: what he was and why, not how late he came.
export function copyEntries(student: SheetStudent, from: string, to: readonly string[]): MarkEntry[] {
  const mark: Mark = { ...markOf(student, from), minutes: 0 }
  return to
    .filter((id) => id !== from && standsOn(student, id) && markOf(student, id).value === '')
    .map((id) => entryOf(student, id, mark, true))
}

// Takes entries back, as far as nobody has changed their cells since.
export function emptyAgain({ students }: Sheet, entries: readonly MarkEntry[]): MarkEntry[] {
  return entries.flatMap((entry) => {
    const student = students.find(({ enrollment_id }) => enrollment_id === entry.enrollment_id)
    if (!student || !sameMark(markOf(student, entry.session_id), entry.mark)) return []
    return [entryOf(student, entry.session_id, noMark)]
  })
}

export type Counts = Record<Value | 'none', number>

// How many of a session's sheet have each value.
export function countsOf({ students }: Sheet, sessionId: string): Counts {
  const counts: Counts = { present: 0, late: 0, online: 0, made_up: 0, absent: 0, justified: 0, none: 0 }
  for (const student of students) {
    if (standsOn(student, sessionId)) counts[markOf(student, sessionId).value || 'none'] += 1
  }
  return counts
}

// What of the sessions that count somebody was at. A session counts once its class has a mark, and takes place.
export function rateOf(sheet: Sheet, student: SheetStudent): { present: number; counted: number } {
  const rate = { present: 0, counted: 0 }
  for (const { id, gone } of sheet.sessions) {
    const { value } = markOf(student, id)
    if (gone || value === '' || value === 'justified') continue
    rate.counted += 1
    if (value !== 'absent') rate.present += 1
  }
  return rate
}

// Below what the campus requires, exactly: where nothing counts, nothing was missed.
export const isBelow = ({ present, counted }: ReturnType<typeof rateOf>, required: number) =>
  present * 100 < required * counted

export function announcedFor(
  { announced }: Sheet,
  student: SheetStudent,
  day: string,
): Announced | undefined {
  return announced.find(
    ({ student_id, first_day, last_day }) =>
      student_id === student.student_id && first_day <= day && day <= last_day,
  )
}
