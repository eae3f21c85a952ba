import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { upload } from '@/api/upload'
import { catchUpKeys as keys } from '../keys'

export type CatchUp = Schemas['CatchUp']
export type CatchUps = Schemas['CatchUps']
export type MissedSession = Schemas['MissedSession']
export type CatchUpFields = Pick<
  Schemas['OpenCatchUpRequest'],
  'way' | 'due_day' | 'note' | 'other_session_id' | 'other_class_id'
>

// Who missed which session.
type Missing = Pick<MissedSession, 'student_id' | 'session_id'>

const of = (id: string) => ({ params: { path: { id } } })

export function classCatchUpsQuery(classId: string) {
  return queryOptions({
    queryKey: [...keys.all, 'class', classId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/attendance/classes/{id}/catch-ups', { ...of(classId), signal })),
  })
}

export function studentCatchUpsQuery(studentId: string) {
  return queryOptions({
    queryKey: [...keys.all, 'student', studentId],
    queryFn: ({ signal }) => unwrap(api.GET('/api/students/{id}/catch-ups', { ...of(studentId), signal })),
  })
}

// Where others have the course of a session that somebody missed.
export function otherSessionsQuery({ student_id, session_id }: Missing) {
  const params = { path: { id: student_id, session_id } }
  return queryOptions({
    queryKey: [...keys.all, 'elsewhere', student_id, session_id],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/students/{id}/missed/{session_id}/elsewhere', { params, signal }))).items,
  })
}

export function openCatchUp({ student_id, session_id }: Missing, fields: CatchUpFields) {
  return unwrap(
    api.POST('/api/students/{id}/catch-ups', { ...of(student_id), body: { ...fields, session_id } }),
  )
}

export const endCatchUp = (id: string) => unwrap(api.POST('/api/catch-ups/{id}/end', of(id)))
export const acceptCatchUp = (id: string) => unwrap(api.POST('/api/catch-ups/{id}/accept', of(id)))
export const takeCatchUp = (id: string) => unwrap(api.POST('/api/catch-ups/{id}/take', of(id)))
export const undoCatchUp = (id: string) => unwrap(api.POST('/api/catch-ups/{id}/undo', of(id)))

export function handInWork(id: string, file: File): Promise<CatchUp> {
  return upload(`/api/catch-ups/${id}/work`, file, { method: 'POST' })
}

// A catch-up that moves changes the sheets and rates, too.
export function refreshCatchUps(cache: QueryClient) {
  return Promise.all(keys.after.map((queryKey) => cache.invalidateQueries({ queryKey })))
}
