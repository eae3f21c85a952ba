import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/api/client'
import { pageMeta } from '@/lib/page-meta'

// The campuses that people may sign in at, in the region this server stands for.
export function openCampusesQuery() {
  const region = pageMeta('region') || 'AF'
  return queryOptions({
    queryKey: ['open-campuses', region],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/organization-openlist/{region}', { params: { path: { region } }, signal })),
  })
}
