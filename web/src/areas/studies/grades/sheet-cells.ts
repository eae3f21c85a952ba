import type { Schemas } from '@/api/client'
import { bestOf, passes, statisticsOf } from './statistics'

type GradeCell = Schemas['GradeCell']
type GradeSheet = Schemas['GradeSheet']
type GradeStudent = Schemas['GradeStudent']

export const emptyCell: GradeCell = { state: '', points: 0, comment: '' }

export function cellIn(student: GradeStudent | undefined, attempt: number): GradeCell {
  const found = student?.attempts.find((one) => one.attempt === attempt)
  return found ? { state: found.state, points: found.points, comment: found.comment } : emptyCell
}

export function sameCell(a: GradeCell, b: GradeCell): boolean {
  return a.state === b.state && a.points === b.points && a.comment === b.comment
}

// The sheet with something else in a cell, and all that follows from it: what counts, who passes, how it came out.
export function withCell(
  sheet: GradeSheet,
  enrollmentId: string,
  attempt: number,
  cell: GradeCell,
): GradeSheet {
  const at = sheet.students.findIndex((one) => one.enrollment_id === enrollmentId)
  const student = sheet.students[at]
  if (!student || sameCell(cellIn(student, attempt), cell)) return sheet
  const students = sheet.students.with(at, withAttempt(sheet, student, attempt, cell))
  return { ...sheet, students, statistics: statisticsOf(students) }
}

function withAttempt(
  sheet: GradeSheet,
  student: GradeStudent,
  attempt: number,
  cell: GradeCell,
): GradeStudent {
  const known = student.attempts.find((one) => one.attempt === attempt)
  const changed = { ...(known ?? { attempt, version: 0, at: '' }), ...cell, by: '' }
  const attempts = [...student.attempts.filter((one) => one !== known), changed].sort(
    (a, b) => a.attempt - b.attempt,
  )
  const counts = bestOf(attempts)
  return { ...student, attempts, counts, passed: passes(sheet, counts, student.presence) }
}
