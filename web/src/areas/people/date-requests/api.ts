import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'

export type DateRequest = Schemas['AvailabilityRequest']
export type AnsweredRequest = Schemas['AnsweredRequest']
export type AskedPerson = Schemas['AskedPerson']
export type Period = Schemas['Period']

export const requestListPath = '/apps/academic/instructor/requests'

export function requestPath(id: string): string {
  return `${requestListPath}/${id}`
}

export const requestStates = ['open', 'expired', 'canceled'] as const

export type RequestFilter = { state?: (typeof requestStates)[number] }

export function requestListQuery(filter: RequestFilter, page: number, pageSize: number) {
  const query = { ...filter, page, page_size: pageSize }
  return queryOptions({
    queryKey: [...keys.dateRequests, query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/availability-requests', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

const one = (id: string) => ({ params: { path: { id } } })

export function requestQuery(id: string) {
  return queryOptions({
    queryKey: keys.dateRequest(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/availability-requests/{id}', { ...one(id), signal })),
  })
}

export function createRequest(body: Schemas['CreateAvailabilityRequestRequest']): Promise<AnsweredRequest> {
  return unwrap(api.POST('/api/availability-requests', { body }))
}

export function remind(id: string): Promise<AnsweredRequest> {
  return unwrap(api.POST('/api/availability-requests/{id}/remind', one(id)))
}

export function cancelRequest(id: string): Promise<AnsweredRequest> {
  return unwrap(api.POST('/api/availability-requests/{id}/cancel', one(id)))
}

// Lists of questions and of instructors tell who owes an answer: they look again.
export function keepRequest(cache: QueryClient, request: AnsweredRequest): void {
  cache.setQueryData(keys.dateRequest(request.id), request)
  void cache.invalidateQueries({ queryKey: keys.dateRequests })
  void cache.invalidateQueries({ queryKey: keys.instructors })
}
