import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'

export type CourseRequest = Schemas['CourseRequest']
export type RequestState = CourseRequest['state']
export type Days = Schemas['GrantCourseRequestRequest']['days']

export const requestPageSize = 50
// The periods of the specification.
export const periods: readonly Days[] = [90, 120, 240, 360]

const of = (id: string) => ({ params: { path: { id } } })

export function requestsQuery(state: RequestState, page: number) {
  const query = { state, page, page_size: requestPageSize }
  return queryOptions({
    queryKey: [...keys.requests, query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/course-requests', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

export function grantRequest(id: string, days: Days): Promise<CourseRequest> {
  return unwrap(api.POST('/api/course-requests/{id}/grant', { ...of(id), body: { days } }))
}

export function declineRequest(id: string, reason: string): Promise<CourseRequest> {
  return unwrap(api.POST('/api/course-requests/{id}/decline', { ...of(id), body: { reason } }))
}

export function refreshRequests(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: keys.requests })
}
