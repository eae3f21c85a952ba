import { queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { cardKeys as keys } from '../keys'

export type Report = Schemas['Report']
export type ReportCourse = Schemas['ReportCourse']
export type CourseNotes = Schemas['CourseNotes']
export type NotesItem = Schemas['NotesItem']
export type NotesSession = Schemas['NotesSession']
export type Grade = Schemas['Grade']
export type Presence = Schemas['Presence']

export const reportQuery = (studentId: string, classId: string) =>
  queryOptions({
    queryKey: keys.report(studentId, classId),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/students/{id}/reports/{class_id}', {
          params: { path: { id: studentId, class_id: classId } },
          signal,
        }),
      ),
  })

export const notesQuery = (studentId: string, courseId: string) =>
  queryOptions({
    queryKey: keys.notes(studentId, courseId),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/students/{id}/notes/{course_id}', {
          params: { path: { id: studentId, course_id: courseId } },
          signal,
        }),
      ),
  })
