import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { refreshEnrollments } from '../enrollments/api'
import { keys } from '../keys'
import { type ApplicationListParams, applicationFilterQuery } from './application-list'

export type Application = Schemas['Application']
export type ApplicationPage = Schemas['PageApplication']
export type Reason = Schemas['DeclineApplicationsRequest']['reason']

export function applicationsQuery(params: ApplicationListParams) {
  const query = { ...applicationFilterQuery(params), page: params.page, page_size: params.pageSize }
  return queryOptions({
    queryKey: [...keys.applications, query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/applications', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

type Decline = { reason: Reason; message: string }

export async function declineApplications(rows: readonly Application[], decline: Decline): Promise<void> {
  for (const [campus_id, ids] of byCampus(rows)) {
    await unwrap(api.POST('/api/applications/decline', { body: { ids, campus_id, ...decline } }))
  }
}

export async function reopenApplications(rows: readonly Application[]): Promise<void> {
  for (const [campus_id, ids] of byCampus(rows)) {
    await unwrap(api.POST('/api/applications/reopen', { body: { ids, campus_id } }))
  }
}

// Somebody who waits for a place gets it, on the terms that he waits with.
export async function confirmWaiting(row: Application, overfill: boolean): Promise<void> {
  const params = { path: { id: row.enrollment_id } }
  const body = { version: row.enrollment_version, overfill }
  await unwrap(api.POST('/api/enrollments/{id}/confirm', { params, body }))
}

// Whoever reaches several campuses may have picked people of some of them.
function byCampus(rows: readonly Application[]): Map<string, string[]> {
  const all = new Map<string, string[]>()
  for (const { campus_id, person_id } of rows) all.set(campus_id, [...(all.get(campus_id) ?? []), person_id])
  return all
}

export function refreshApplications(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: keys.applications })
  refreshEnrollments(cache)
}
