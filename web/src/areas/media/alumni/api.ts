import { queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { lastSeen, untilTold } from '@/offline/last-seen'
import { keys } from '../keys'

export type AlumniSpace = Schemas['AlumniSpace']

export function alumniSpaceQuery() {
  return queryOptions({
    queryKey: keys.alumniSpace,
    queryFn: ({ signal }) => lastSeen('alumni-space', () => unwrap(api.GET('/api/alumni-space', { signal }))),
    ...untilTold,
  })
}

// His classes with their grades, those that are over.
export function pastClassesQuery() {
  return queryOptions({
    queryKey: keys.pastClasses,
    queryFn: async ({ signal }) => {
      const { reports } = await unwrap(api.GET('/api/student-space', { signal }))
      return reports.filter(({ outcome }) => outcome !== '')
    },
    staleTime: 0,
  })
}
