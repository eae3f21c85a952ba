import { queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'

export type Summary = Schemas['Summary']
export type FullSummary = Schemas['FullSummary']
export type WeekendClosing = Schemas['WeekendClosing']
export type FullClosing = Schemas['FullClosing']
export type Count = Schemas['Count']
export type ClosedPlanning = Schemas['ClosedPlanning']
type ClosingInput = Omit<Schemas['ClosingFields'], '$schema'>

const one = (id: string) => ({ params: { path: { id } } })

export function summariesQuery(campus: string) {
  const query = campus ? { campus } : {}
  return queryOptions({
    queryKey: keys.summaries(campus),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/summaries', { params: { query }, signal }))).items,
  })
}

export function summaryQuery(id: string) {
  return queryOptions({
    queryKey: keys.summary(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/summaries/{id}', { ...one(id), signal })),
  })
}

export function closeMonth(id: string): Promise<FullSummary> {
  return unwrap(api.POST('/api/summaries/{id}/close', one(id)))
}

export function reopenMonth(id: string, reason: string): Promise<FullSummary> {
  return unwrap(api.POST('/api/summaries/{id}/reopen', { ...one(id), body: { reason } }))
}

// The latest week-ends that were closed.
export function weekendsQuery(campus: string) {
  const query = { page: 1, page_size: 50, ...(campus && { campus }) }
  return queryOptions({
    queryKey: keys.weekends(campus),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/weekend-closings', { params: { query }, signal }))).items,
  })
}

export function weekendQuery(id: string) {
  return queryOptions({
    queryKey: keys.weekend(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/weekend-closings/{id}', { ...one(id), signal })),
  })
}

// What must be in a cash account, now.
export function countQuery(accountId: string) {
  return queryOptions({
    queryKey: keys.count(accountId),
    queryFn: ({ signal }) => unwrap(api.GET('/api/accounts/{id}/count', { ...one(accountId), signal })),
    staleTime: 0,
  })
}

export function closeWeekend(body: ClosingInput): Promise<FullClosing> {
  return unwrap(api.POST('/api/weekend-closings', { body }))
}

export function reopenWeekend(id: string, reason: string): Promise<FullClosing> {
  return unwrap(api.POST('/api/weekend-closings/{id}/reopen', { ...one(id), body: { reason } }))
}
