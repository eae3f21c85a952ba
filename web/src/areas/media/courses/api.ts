import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'

export type OpenCourse = Schemas['OpenCourse']
export type AskedCourse = Schemas['AskedCourse']
export type CourseOfListener = Schemas['CourseOfListener']
export type HeardSession = Schemas['HeardSession']
export type Contact = Schemas['CourseContact']

export function openCoursesQuery() {
  return queryOptions({
    queryKey: keys.openCourses,
    queryFn: ({ signal }) => unwrap(api.GET('/api/open-courses', { signal })),
  })
}

export function openCourseQuery(id: string) {
  const params = { path: { id } }
  return queryOptions({
    queryKey: keys.openCourse(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/open-courses/{id}', { params, signal })),
  })
}

export function askableQuery() {
  return queryOptions({
    queryKey: keys.askable,
    queryFn: async ({ signal }) => (await unwrap(api.GET('/api/askable-courses', { signal }))).items,
  })
}

export function askForCourse(course_id: string, note: string) {
  return unwrap(api.POST('/api/course-requests', { body: { course_id, note } }))
}

export function refreshOpenCourses(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: keys.openCourses })
}
