import type { Role } from '@/session/roles'
import type { ListParams } from '@/ui/table/list-params'
import type { PeopleKind } from './people-kind'

// A list of people as its address tells it. Several roles stand in one word, "student,alumni"; "all" is every campus.
export const peopleListSpec = {
  sorts: ['name', 'city', 'created'],
  defaultSort: 'name',
  filters: ['campus', 'role', 'standing', 'class', 'late', 'enabled', 'city', 'country', 'church'],
} as const

export type PeopleListParams = ListParams<
  (typeof peopleListSpec.sorts)[number],
  (typeof peopleListSpec.filters)[number]
>

export type OnParams = (patch: Partial<PeopleListParams>, options?: { replace?: boolean }) => void

export const everyCampus = 'all'

// The roles that somebody chose; none is the list as it begins.
export function chosenRoles(kind: PeopleKind, { filters }: PeopleListParams): Role[] {
  const words = filters.role?.split(',') ?? []
  return kind.roles.filter((role) => words.includes(role))
}

// How learners stand with their classes.
export const standings = ['confirmed', 'waiting', 'applicant', 'declined', 'former', 'alumni'] as const

export function chosenStandings({ filters }: PeopleListParams): (typeof standings)[number][] {
  const words = filters.standing?.split(',') ?? []
  return standings.filter((standing) => words.includes(standing))
}

// The campus that the list is narrowed to: the one in the address, else that of the session where the list is one of
// a campus; undefined is every campus in reach.
function shownCampus(kind: PeopleKind, { filters }: PeopleListParams, own: string): string | undefined {
  if (filters.campus === everyCampus) return undefined
  return filters.campus ?? (kind.ofCampus ? own : undefined)
}

// The same filters as the server takes them, for the list, for exports and for acts on all that it finds.
export function peopleFilterQuery(kind: PeopleKind, params: PeopleListParams, own: string) {
  const { q, filters } = params
  const { class: group, late, enabled, city, country, church } = filters
  const campus = shownCampus(kind, params, own)
  const chosen = chosenRoles(kind, params)
  const standing = kind.learns ? chosenStandings(params) : []
  // Who is asked for by how he stands may have any of the list's roles.
  const shown = standing.length > 0 ? kind.roles : kind.shown
  return {
    role: chosen.length > 0 ? chosen : [...shown],
    ...(standing.length > 0 && { standing }),
    ...(kind.learns && group && { class: group }),
    ...(late === 'true' && { late: 'true' as const }),
    ...(q && { q }),
    ...(campus && { campus }),
    ...((enabled === 'true' || enabled === 'false') && { enabled: enabled as 'true' | 'false' }),
    ...(city && { city }),
    ...(country && /^[A-Z]{2}$/.test(country) && { country }),
    ...(church && { church }),
  }
}

export type PeopleFilterQuery = ReturnType<typeof peopleFilterQuery>

export function isFiltered({ q, filters }: PeopleListParams): boolean {
  return q !== '' || Object.keys(filters).some((name) => name !== 'campus')
}
