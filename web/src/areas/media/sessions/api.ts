import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'
import { isKind } from '../recording-kind'
import type { Filters } from './session-list'

export type RecordingSession = Schemas['RecordingSession']

// More than so many are not sent.
export const mostSessions = 500

// The same filters as the server takes them, for the list and its export.
export function sessionFilterQuery(filters: Filters) {
  const { campus, planning, class: classId, course, teacher, from, to, missing, hidden } = filters
  return {
    ...(campus && { campus }),
    ...(planning && { planning }),
    ...(classId && { class: classId }),
    ...(course && { course }),
    ...(teacher && { teacher }),
    ...(from && { from }),
    ...(to && { to }),
    ...(isKind(missing) && { missing }),
    ...(hidden && { hidden: true }),
  }
}

// What was recorded of the sessions in reach that show some words, today's first.
export function sessionsQuery(filters: Filters, q = '') {
  const query = { ...sessionFilterQuery(filters), ...(q && { q }) }
  return queryOptions({
    queryKey: [...keys.sessions, query],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/recording-sessions', { params: { query }, signal }))).items,
    placeholderData: keepPreviousData,
  })
}
