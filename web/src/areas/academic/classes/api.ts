import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { asSeen, type Seen } from '@/api/seen'
import { forgetSeen } from '@/session/last-seen'
import { keys } from '../keys'
import type { ClassFilterQuery, ClassListParams } from './class-list'

export type Class = Schemas['Class']
export type ClassPage = Schemas['PageClass']
export type ClassFields = Omit<Schemas['UpdateClassRequest'], '$schema' | 'version'>
export type NewClass = Omit<Schemas['CreateClassRequest'], '$schema'>
export type ClassProgress = Schemas['ClassProgress']
export type ClassCourse = Schemas['ClassCourse']
export type Outcome = Schemas['Deletion']['outcome']

const one = (id: string) => ({ params: { path: { id } } })

export function classListQuery(filter: ClassFilterQuery, { page, pageSize }: ClassListParams) {
  const query = { ...filter, page, page_size: pageSize }
  return queryOptions({
    queryKey: [...keys.classes, query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/classes', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

export function classQuery(id: string) {
  return queryOptions({
    queryKey: keys.class(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/classes/{id}', { ...one(id), signal })),
  })
}

export function createClass(body: NewClass): Promise<Class> {
  return unwrap(api.POST('/api/classes', { body }))
}

export function updateClass(id: string, fields: ClassFields, version: number): Promise<Class> {
  return unwrap(api.PUT('/api/classes/{id}', { ...one(id), body: { ...fields, version } }))
}

export async function deleteClass(seen: Seen): Promise<Outcome> {
  const { outcome } = await unwrap(api.DELETE('/api/classes/{id}', asSeen(seen)))
  return outcome
}

export function restoreClass(id: string): Promise<Class> {
  return unwrap(api.POST('/api/classes/{id}/restore', one(id)))
}

export function progressQuery(id: string) {
  return queryOptions({
    queryKey: keys.progress(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/classes/{id}/progress', { ...one(id), signal })),
  })
}

type Done = { done: boolean; done_on?: string; reason?: string }

export function setCourseDone(id: string, courseId: string, body: Done): Promise<ClassProgress> {
  const params = { path: { id, course_id: courseId } }
  return unwrap(api.PUT('/api/classes/{id}/courses/{course_id}/done', { params, body }))
}

export function keepProgress(cache: QueryClient, id: string, progress: ClassProgress): void {
  cache.setQueryData(keys.progress(id), progress)
}

// Every screen that shows the class, or counts it, looks again. What it follows may be another curriculum now.
export function keepClass(cache: QueryClient, record: Class): void {
  cache.setQueryData(keys.class(record.id), record)
  void cache.invalidateQueries({ queryKey: keys.progress(record.id) })
  refreshLists(cache)
}

export function forgetClass(cache: QueryClient, id: string): void {
  forgetSeen(id)
  cache.removeQueries({ queryKey: keys.class(id) })
  refreshLists(cache)
}

function refreshLists(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: keys.classes })
  void cache.invalidateQueries({ queryKey: keys.curricula })
  void cache.invalidateQueries({ queryKey: keys.everyCurriculum })
}

// A letter to everybody who is in a class now, still to be written.
export const beginLetter = ({ id, campus_id }: Class, name: string) =>
  unwrap(
    api.POST('/api/letters', {
      body: { campus_id, name, template: false, from_id: '', person_ids: [], class_ids: [id], list_ids: [] },
    }),
  )
