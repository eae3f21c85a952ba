import { queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { upload } from '@/api/upload'
import { lastSeen, type See, untilTold } from '@/offline/last-seen'
import { pageName } from '@/offline/page-name'
import { type SheetId, type SheetKind, studentPhotos } from '@/offline/sheet-kind'
import { gradeKeys as keys } from '../keys'
import { coursesPath, sheetPath } from './paths'
import { cellIn, sameCell, withCell } from './sheet-cells'

export type GradeClass = Schemas['GradeClass']
export type GradeCourse = Schemas['GradeCourse']
export type GradeCourses = Schemas['GradeCourses']
export type GradeSheet = Schemas['GradeSheet']
export type GradeStudent = Schemas['GradeStudent']
export type Grade = Schemas['Grade']
export type GradeCell = Schemas['GradeCell']
export type GradeEntry = Schemas['GradeEntry']
export type GradeVerdict = Schemas['GradeVerdict']
export type Statistics = Schemas['Statistics']
// What a block that was pasted, or a file, would do to a cell.
export type Proposal = Schemas['GradeProposalRow']

// What is given changes by what one does on the sheets: it is asked for anew each time.
const anew = { staleTime: 0 }

export const gradeClassesQuery = (campus: string) =>
  queryOptions({
    queryKey: keys.classes(campus),
    queryFn: () => readGradeClasses(campus),
    ...untilTold,
  })

// As they are, or as they were last seen without a line.
export const readGradeClasses = (campus: string, see: See = lastSeen) =>
  see(pageName('grades', campus), async () => {
    const params = { query: campus ? { campus } : {} }
    return (await unwrap(api.GET('/api/grades/classes', { params }))).items
  })

export const gradeCoursesQuery = (classId: string) =>
  queryOptions({
    queryKey: keys.courses(classId),
    queryFn: () => readGradeCourses(classId),
    ...untilTold,
  })

export const readGradeCourses = (classId: string, see: See = lastSeen) =>
  see(pageName('grades of', classId), () =>
    unwrap(api.GET('/api/grades/classes/{id}/courses', { params: { path: { id: classId } } })),
  )

const pathOf = ({ agendaCourseId, classId }: SheetId) => ({
  agenda_course_id: agendaCourseId,
  class_id: classId,
})

const route = '/api/grades/sheets/{agenda_course_id}/{class_id}'

/** A grade sheet, worked on with or without a line. A cell is a grade of somebody, with its comment. */
export const gradesKind: SheetKind<GradeSheet, GradeEntry, GradeVerdict> = {
  name: 'grades',
  read: (id, since) =>
    unwrap(api.GET(route, { params: { path: pathOf(id), query: since ? { since } : {} } })),
  send: async (id, entries) =>
    (await unwrap(api.POST(`${route}/grades`, { params: { path: pathOf(id) }, body: { entries } }))).items,
  cellOf: ({ enrollment_id, attempt }) => cellName(enrollment_id, attempt),
  apply: (sheet, { enrollment_id, attempt, grade }) => withCell(sheet, enrollment_id, attempt, grade),
  applyVerdict: (sheet, { enrollment_id, attempt, now }) => withCell(sheet, enrollment_id, attempt, now),
  retold: (entry, { now }) => ({ ...entry, id: crypto.randomUUID(), was: now }),
  overwrittenBy: (sheet, { enrollment_id, attempt, grade }) => {
    const found = studentOf(sheet, enrollment_id)?.attempts.find((one) => one.attempt === attempt)
    return found?.by && !sameCell(found, grade) ? found.by : ''
  },
  putBack: (sheet, entry) => ({
    ...entry,
    id: crypto.randomUUID(),
    was: cellIn(studentOf(sheet, entry.enrollment_id), entry.attempt),
  }),
  title: 'line.sheet.grades',
  titleOf: ({ course_name, class_code }) => `${course_name} · ${class_code}`,
  place: (id, sheet) =>
    sheet ? sheetPath({ ...id, courseName: sheet.course_name }) : coursesPath(id.classId),
  photos: studentPhotos,
}

const studentOf = ({ students }: GradeSheet, enrollmentId: string) =>
  students.find(({ enrollment_id }) => enrollment_id === enrollmentId)

export const cellName = (enrollmentId: string, attempt: number) => `${enrollmentId}.${attempt}`

// The sheet as it is now, to be printed.
export const printedSheetQuery = (id: SheetId) =>
  queryOptions({
    queryKey: keys.printed(id.agendaCourseId, id.classId),
    queryFn: async ({ signal }) => {
      const { data } = await unwrap(api.GET(route, { params: { path: pathOf(id) }, signal }))
      if (!data) throw new Error('a sheet that was asked for whole came without anything')
      return data
    },
    ...anew,
  })

export function settleSheet(id: SheetId, act: 'publish' | 'lock' | 'unlock'): Promise<GradeSheet> {
  return unwrap(api.POST(`${route}/${act}`, { params: { path: pathOf(id) } }))
}

export const exportPath = ({ agendaCourseId, classId }: SheetId) =>
  `/api/grades/sheets/${agendaCourseId}/${classId}/export`

// What a file of grades would do. Nothing is done yet.
export async function planImport({ agendaCourseId, classId }: SheetId, file: File): Promise<Proposal[]> {
  const path = `/api/grades/sheets/${agendaCourseId}/${classId}/import`
  return (await upload<Schemas['GradeProposal']>(path, file)).rows
}
