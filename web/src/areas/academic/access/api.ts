import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'

export type CourseAccess = Schemas['CourseAccess']
export type Days = CourseAccess['days']
export type Grant = Omit<Schemas['GrantCourseRequest'], '$schema'>
export type OpenedDocument = Schemas['OpenedDocument']
// Whose access is listed: a person's to all courses, or everybody's to one.
export type Whose = { person: string } | { course: string }

// The periods of the specification.
export const periods: readonly Days[] = [90, 120, 240, 360]

export const accessPageSize = 50

const one = (id: string) => ({ params: { path: { id } } })

export function accessQuery(whose: Whose, page: number) {
  const query = { ...whose, page, page_size: accessPageSize }
  return queryOptions({
    queryKey: [...keys.accesses, query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/course-access', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

export function openedDocumentsQuery(personId: string) {
  const params = { path: { id: personId }, query: { page: 1, page_size: 200 } }
  return queryOptions({
    queryKey: keys.openedDocuments(personId),
    queryFn: ({ signal }) => unwrap(api.GET('/api/people/{id}/documents', { params, signal })),
  })
}

const shown = 20

export function coursesFoundQuery(q: string) {
  const query = { q, page: 1, page_size: shown }
  return queryOptions({
    queryKey: [...keys.courses, 'found', q],
    queryFn: ({ signal }) => unwrap(api.GET('/api/courses', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

export function peopleFoundQuery(q: string) {
  const query = { q, page: 1, page_size: shown }
  return queryOptions({
    queryKey: keys.peopleFound(q),
    queryFn: ({ signal }) => unwrap(api.GET('/api/people', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

export function grantCourse(body: Grant): Promise<CourseAccess> {
  return unwrap(api.POST('/api/course-access', { body }))
}

export function extendAccess(id: string, days: Days): Promise<CourseAccess> {
  return unwrap(api.POST('/api/course-access/{id}/extend', { ...one(id), body: { days } }))
}

export function endAccess(id: string): Promise<CourseAccess> {
  return unwrap(api.POST('/api/course-access/{id}/end', one(id)))
}

export function refreshAccess(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: keys.accesses })
}
