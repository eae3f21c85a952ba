import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/api/client'
import { keys } from '../keys'
import { regionCode } from '../region-code'

// The campuses that people may sign in at, in the region this server stands for.
export function openCampusesQuery() {
  const region = regionCode()
  return queryOptions({
    queryKey: keys.openCampuses(region),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/organization-openlist/{region}', { params: { path: { region } }, signal })),
  })
}

// What the sign-in page offers beside the form: registration, identity providers.
export function signInOptionsQuery() {
  return queryOptions({
    queryKey: keys.signInOptions,
    queryFn: ({ signal }) => unwrap(api.GET('/api/auth/options', { signal })),
  })
}
