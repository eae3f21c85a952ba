import { queryOptions, useQuery } from '@tanstack/react-query'
import { api, unwrap } from '@/api/client'
import { pageMeta } from '@/lib/page-meta'
import type { Choice } from '@/ui/form/choice-field'
import { campusNamesQuery } from '../campus/api'
import type { Instructor } from './api'

// The open campuses of the region, which everybody may know: a teacher sees only his own in lists, and may say that
// he would come to others.
function openCampusesQuery() {
  const region = pageMeta('region') || 'AF'
  return queryOptions({
    queryKey: ['open-campuses', region],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/organization-openlist/{region}', { params: { path: { region } }, signal })),
  })
}

// Where somebody may be said to teach: the campuses in the reader's reach, the open ones, and those that are said
// already.
export function useTeachingCampuses(chosen: Instructor['campuses']): Choice[] {
  const inReach = useQuery(campusNamesQuery()).data ?? []
  const open = useQuery(openCampusesQuery()).data ?? []
  const names = new Map([...chosen, ...open, ...inReach].map(({ id, name }) => [id, name]))
  return [...names].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label))
}
