import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { studentKeys as keys } from '../keys'

export type Report = Schemas['Report']
export type ReportCourse = Schemas['ReportCourse']
export type Absence = Schemas['Absence']
export type AbsenceFields = Schemas['AbsenceFields']

export function reportsQuery(id: string) {
  return queryOptions({
    queryKey: keys.reports(id),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/students/{id}/reports', { params: { path: { id } }, signal }))).items,
    staleTime: 0,
  })
}

export function absencesQuery(id: string) {
  return queryOptions({
    queryKey: keys.absences(id),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/students/{id}/absences', { params: { path: { id } }, signal }))).items,
    staleTime: 0,
  })
}

export function announceAbsence(id: string, body: AbsenceFields): Promise<Absence> {
  return unwrap(api.POST('/api/students/{id}/absences', { params: { path: { id } }, body }))
}

export async function takeBackAbsence({ id, student_id }: Absence): Promise<void> {
  const params = { path: { id: student_id, absence_id: id } }
  await unwrap(api.DELETE('/api/students/{id}/absences/{absence_id}', { params }))
}

export function refreshAbsences(cache: QueryClient, studentId: string): void {
  for (const queryKey of [keys.absences(studentId), keys.own]) void cache.invalidateQueries({ queryKey })
}
