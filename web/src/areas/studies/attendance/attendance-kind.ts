import { api, unwrap } from '@/api/client'
import { todayHere } from '@/lib/day-math'
import { type CellState, type SheetId, type SheetKind, studentPhotos } from '@/offline/sheet-kind'
import { coursesPath, sheetPath } from './paths'
import {
  cellName,
  type MarkEntry,
  type MarkVerdict,
  markOf,
  noMark,
  type Sheet,
  sameMark,
  withMark,
} from './sheet-marks'

export type MarkState = CellState<MarkEntry, MarkVerdict>

const pathOf = ({ agendaCourseId, classId }: SheetId) => ({
  agenda_course_id: agendaCourseId,
  class_id: classId,
})

const studentOf = ({ students }: Sheet, enrollmentId: string) =>
  students.find(({ enrollment_id }) => enrollment_id === enrollmentId)

// How the attendance of a class in a course is read, entered and kept.
export const attendanceKind: SheetKind<Sheet, MarkEntry, MarkVerdict> = {
  name: 'attendance',
  read: (id, since) =>
    unwrap(
      api.GET('/api/attendance/sheets/{agenda_course_id}/{class_id}', {
        params: { path: pathOf(id), query: since ? { since } : {} },
      }),
    ),
  send: async (id, entries) => {
    const answer = api.POST('/api/attendance/sheets/{agenda_course_id}/{class_id}/marks', {
      params: { path: pathOf(id) },
      body: { entries },
    })
    return (await unwrap(answer)).items
  },
  cellOf: ({ session_id, enrollment_id }) => cellName(session_id, enrollment_id),
  apply: (sheet, entry) => withMark(sheet, entry, entry.mark),
  applyVerdict: (sheet, verdict) =>
    withMark(sheet, verdict, verdict.now, { version: verdict.version, at: verdict.at, by: verdict.by }),
  retold: (entry, { now }) => ({ ...entry, id: crypto.randomUUID(), was: now, fill: false }),
  overwrittenBy: (sheet, { session_id, enrollment_id, mark }) => {
    const found = studentOf(sheet, enrollment_id)?.marks.find((one) => one.session_id === session_id)
    return found?.by && !sameMark(found, mark) ? found.by : ''
  },
  putBack: (sheet, entry) => {
    const student = studentOf(sheet, entry.enrollment_id)
    const was = student ? markOf(student, entry.session_id) : noMark
    return { ...entry, id: crypto.randomUUID(), was, fill: false }
  },
  title: 'line.sheet.attendance',
  titleOf: ({ course_name, class_code }) => `${course_name} · ${class_code}`,
  // The next session, or the last one where all are over.
  place: (id, sheet) => {
    if (!sheet) return coursesPath(id.classId)
    const next = sheet.sessions.find(({ day }) => day >= todayHere()) ?? sheet.sessions.at(-1)
    return sheetPath({ ...id, sessionId: next?.id ?? '', courseName: sheet.course_name })
  },
  photos: studentPhotos,
}
