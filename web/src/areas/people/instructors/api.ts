import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'
import { type InstructorListParams, instructorFilterQuery } from './instructor-list'

export type Instructor = Schemas['Instructor']
export type InstructorRow = Schemas['InstructorRow']
export type InstructorPage = Schemas['PageInstructorRow']
export type Teaching = Omit<Schemas['UpdateInstructorRequest'], 'version'>

const one = (id: string) => ({ params: { path: { id } } })

export function instructorListQuery(params: InstructorListParams) {
  const query = { ...instructorFilterQuery(params), page: params.page, page_size: params.pageSize }
  return queryOptions({
    queryKey: [...keys.instructors, query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/instructors', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

// Everybody that a list finds, for an act on all of them; more than this cannot be asked at once.
const mostAsked = 200

export async function fetchInstructorIds(params: InstructorListParams): Promise<string[]> {
  const query = { ...instructorFilterQuery(params), page: 1, page_size: mostAsked }
  const { items } = await unwrap(api.GET('/api/instructors', { params: { query } }))
  return items.map(({ id }) => id)
}

export function instructorQuery(id: string) {
  return queryOptions({
    queryKey: keys.instructor(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/instructors/{id}', { ...one(id), signal })),
  })
}

export function updateInstructor(id: string, fields: Teaching, version: number): Promise<Instructor> {
  return unwrap(api.PUT('/api/instructors/{id}', { ...one(id), body: { ...fields, version } }))
}

export function keepInstructor(cache: QueryClient, instructor: Instructor): void {
  cache.setQueryData(keys.instructor(instructor.id), instructor)
  void cache.invalidateQueries({ queryKey: keys.instructors })
}
