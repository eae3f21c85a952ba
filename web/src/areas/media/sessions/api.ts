import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import type { ListParams } from '@/ui/table/list-params'
import { keys } from '../keys'
import { isKind } from '../recording-kind'
import type { SessionFilter } from './session-list'

export type RecordingSession = Schemas['RecordingSession']

// What was recorded of the sessions in reach, today's first.
export function sessionsQuery({ filters }: Pick<ListParams<never, SessionFilter>, 'filters'>) {
  const { campus, from, to, missing, hidden } = filters
  const query = {
    ...(campus && { campus }),
    ...(from && { from }),
    ...(to && { to }),
    ...(isKind(missing) && { missing }),
    ...(hidden && { hidden: true }),
  }
  return queryOptions({
    queryKey: [...keys.sessions, query],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/recording-sessions', { params: { query }, signal }))).items,
    placeholderData: keepPreviousData,
  })
}
