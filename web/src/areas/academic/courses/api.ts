import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { asSeen, type Seen } from '@/api/seen'
import { forgetSeen } from '@/session/last-seen'
import { keys } from '../keys'
import { type CourseListParams, courseFilterQuery } from './course-list'

export type Course = Schemas['Course']
export type CourseRow = Schemas['CourseRow']
export type CourseFields = Omit<Schemas['CreateCourseRequest'], 'from_id' | 'copy'>
// What the next version of a course begins with.
export type TakenOver = Pick<Schemas['CreateCourseRequest'], 'from_id' | 'copy'>
export type CourseDependents = Schemas['CourseDependents']
export type Outcome = Schemas['Deletion']['outcome']

const one = (id: string) => ({ params: { path: { id } } })

export function courseListQuery(params: CourseListParams) {
  const query = { ...courseFilterQuery(params), page: params.page, page_size: params.pageSize }
  return queryOptions({
    queryKey: [...keys.courses, query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/courses', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

// A course in all its versions.
export function editionsQuery(code: string) {
  const query = { code, sort: 'code', page_size: 50 } as const
  return queryOptions({
    queryKey: [...keys.courses, 'editions', code],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/courses', { params: { query }, signal }))).items,
  })
}

export function courseQuery(id: string) {
  return queryOptions({
    queryKey: keys.course(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/courses/{id}', { ...one(id), signal })),
  })
}

// Who teaches, for the filter of the list.
export function teachersQuery(typed: string) {
  const query = { page_size: 30, ...(typed && { q: typed }) }
  return queryOptions({
    queryKey: [...keys.instructors, 'choices', typed],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/instructors', { params: { query }, signal }))).items,
    placeholderData: keepPreviousData,
  })
}

export function teacherQuery(id: string) {
  return queryOptions({
    queryKey: keys.instructor(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/instructors/{id}', { ...one(id), signal })),
  })
}

export function createCourse(fields: CourseFields, taken: TakenOver = {}): Promise<Course> {
  return unwrap(api.POST('/api/courses', { body: { ...fields, ...taken } }))
}

export function updateCourse(id: string, fields: CourseFields, version: number): Promise<Course> {
  return unwrap(api.PUT('/api/courses/{id}', { ...one(id), body: { ...fields, version } }))
}

export type RequiredCourse = Schemas['RequiredCourse']

// The courses that a course builds on.
export function requirementsQuery(id: string) {
  return queryOptions({
    queryKey: keys.requirements(id),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/courses/{id}/requirements', { ...one(id), signal }))).items,
  })
}

export function setRequirements({ id, version }: Course, courseIds: string[]): Promise<Course> {
  const body = { version, course_ids: courseIds }
  return unwrap(api.PUT('/api/courses/{id}/requirements', { ...one(id), body }))
}

export function fetchDependents(id: string): Promise<CourseDependents> {
  return unwrap(api.GET('/api/courses/{id}/dependents', one(id)))
}

export async function deleteCourse(seen: Seen): Promise<Outcome> {
  const { outcome } = await unwrap(api.DELETE('/api/courses/{id}', asSeen(seen)))
  return outcome
}

export function restoreCourse(id: string): Promise<Course> {
  return unwrap(api.POST('/api/courses/{id}/restore', one(id)))
}

// Every screen that shows the course, or counts it, looks again.
export function keepCourse(cache: QueryClient, course: Course): void {
  cache.setQueryData(keys.course(course.id), course)
  void cache.invalidateQueries({ queryKey: keys.courses })
}

export function forgetCourse(cache: QueryClient, id: string): void {
  forgetSeen(id)
  cache.removeQueries({ queryKey: keys.course(id) })
  void cache.invalidateQueries({ queryKey: keys.courses })
}
