import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import type { operations } from '@/api/schema'
import type { ListParams } from '@/ui/table/list-params'
import { keys } from '../keys'

export type PersonRow = Schemas['PersonRow']

type Role = NonNullable<NonNullable<operations['listPeople']['parameters']['query']>['role']>[number]

// Roles that somebody can have at a campus, in the order of their rank.
export const campusRoles: readonly Role[] = [
  'coordinator',
  'secretary',
  'accounting',
  'multimedia',
  'teacher',
  'alumni',
  'student',
  'user',
]

export const peopleListSpec = { sorts: ['name'], defaultSort: 'name', filters: ['role', 'former'] } as const

export type PeopleListParams = ListParams<'name', 'role' | 'former'>

// What the list shows, all pages of it.
export function peopleFilterQuery(campusId: string, { q, sort, filters }: PeopleListParams) {
  const role = campusRoles.find((name) => name === filters.role)
  const former = (['true', 'false'] as const).find((value) => value === filters.former)
  return {
    campus: campusId,
    sort,
    ...(q && { q }),
    ...(role && { role: [role] }),
    ...(former && { former }),
  }
}

export function peopleQuery(campusId: string, params: PeopleListParams) {
  const { page, pageSize: page_size } = params
  const query = { ...peopleFilterQuery(campusId, params), page, page_size }
  return queryOptions({
    queryKey: [...keys.people, query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/people', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

// Everybody: what the list shows before anything is searched or filtered.
export const allPeople: PeopleListParams = { q: '', page: 1, pageSize: 50, sort: 'name', filters: {} }
