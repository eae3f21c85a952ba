import { queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { upload } from '@/api/upload'
import { lastSeen, type See, untilTold } from '@/offline/last-seen'
import { pageName } from '@/offline/page-name'
import { attendanceKeys as keys } from '../keys'
import { attendanceKind } from './attendance-kind'
import { cellName, type Sheet } from './sheet-marks'

export type Taking = Schemas['Taking']
export type TakingClass = Schemas['TakingClass']
export type TakingCourse = Schemas['TakingCourse']
export type TakingTime = Schemas['TakingTime']
export type Paper = Schemas['Paper']

// How far a session is taken changes by what one does on its sheet: it is asked for anew each time.
const anew = { staleTime: 0 }

export function takingQuery(campus: string | undefined) {
  return queryOptions({
    queryKey: keys.taking(campus),
    queryFn: () => readTaking(campus),
    ...untilTold,
  })
}

// As they are, or as they were last seen without a line.
export const readTaking = (campus: string | undefined, see: See = lastSeen) =>
  see(pageName('attendance', campus ?? ''), async () => {
    const query = campus ? { campus } : {}
    return (await unwrap(api.GET('/api/attendance/today', { params: { query } }))).items
  })

export function takingCoursesQuery(classId: string) {
  return queryOptions({
    queryKey: keys.courses(classId),
    queryFn: () => readTakingCourses(classId),
    ...untilTold,
  })
}

export const readTakingCourses = (classId: string, see: See = lastSeen) =>
  see(pageName('attendance of', classId), () =>
    unwrap(api.GET('/api/attendance/classes/{id}/courses', { params: { path: { id: classId } } })),
  )

// A sheet to be printed, as it is now.
export function printedQuery(agendaCourseId: string, classId: string) {
  return queryOptions({
    queryKey: keys.printed(agendaCourseId, classId),
    queryFn: async (): Promise<Sheet | null> =>
      (await attendanceKind.read({ agendaCourseId, classId }, undefined)).data ?? null,
    ...anew,
  })
}

// A cell of the server's sheet.
export type CellAddress = {
  agenda_course_id: string
  class_id: string
  session_id: string
  enrollment_id: string
}

const nameOf = ({ session_id, enrollment_id }: CellAddress) => cellName(session_id, enrollment_id)

export function papersQuery(cell: CellAddress) {
  const route =
    '/api/attendance/sheets/{agenda_course_id}/{class_id}/marks/{session_id}/{enrollment_id}/papers'
  return queryOptions({
    queryKey: keys.papers(nameOf(cell)),
    queryFn: async ({ signal }) => (await unwrap(api.GET(route, { params: { path: cell }, signal }))).items,
    ...anew,
  })
}

export function addPaper(cell: CellAddress, file: File, onProgress: (share: number) => void): Promise<Paper> {
  const { agenda_course_id, class_id, session_id, enrollment_id } = cell
  const path = `/api/attendance/sheets/${agenda_course_id}/${class_id}/marks/${session_id}/${enrollment_id}/papers`
  return upload(path, file, { method: 'POST', onProgress })
}

export async function removePaper(cell: CellAddress, paperId: string): Promise<void> {
  const route =
    '/api/attendance/sheets/{agenda_course_id}/{class_id}/marks/{session_id}/{enrollment_id}/papers/{paper_id}'
  await unwrap(api.DELETE(route, { params: { path: { ...cell, paper_id: paperId } } }))
}
