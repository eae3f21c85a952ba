import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'

export type ClassListeners = Schemas['ClassListeners']
export type ClassListener = Schemas['ClassListener']
export type ListenedSession = Schemas['ListenedSession']

const of = (id: string) => ({ params: { path: { id } } })

// Who of a class has heard its sessions, or how many.
export function classListenersQuery(id: string) {
  return queryOptions({
    queryKey: keys.classListeners(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/classes/{id}/listeners', { ...of(id), signal })),
  })
}

const found = 30

export function classesQuery(q: string) {
  const query = { ...(q && { q }), page: 1, page_size: found }
  return queryOptions({
    queryKey: keys.classesFound(q),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/classes', { params: { query }, signal }))).items,
    placeholderData: keepPreviousData,
  })
}
