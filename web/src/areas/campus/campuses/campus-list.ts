import type { ListParams } from '@/ui/table/list-params'

// The list of campuses as its address tells it. A campus is open, closed or archived, so one filter says it all.
export const campusListSpec = {
  sorts: ['name', 'city', 'region', 'people'],
  defaultSort: 'name',
  filters: ['region', 'state', 'country'],
} as const

export const campusStates = ['open', 'closed', 'archived'] as const

export type CampusState = (typeof campusStates)[number]

export type CampusListParams = ListParams<
  (typeof campusListSpec.sorts)[number],
  (typeof campusListSpec.filters)[number]
>

export function campusState(campus: { open: boolean; archived: boolean }): CampusState {
  if (campus.archived) return 'archived'
  return campus.open ? 'open' : 'closed'
}

// The same filters as the server takes them, for the list and for exports of what the list shows.
export function campusFilterQuery({ q, sort, filters }: CampusListParams) {
  const { region, state, country } = filters
  return {
    sort,
    ...(q && { q }),
    ...(region && { region }),
    ...(country && /^[A-Z]{2}$/.test(country) && { country }),
    ...(state === 'archived' && { archived: true }),
    ...(state === 'open' && { open: 'true' as const }),
    ...(state === 'closed' && { open: 'false' as const }),
  }
}

export function isFiltered({ q, filters }: CampusListParams): boolean {
  return q !== '' || Object.keys(filters).length > 0
}

export const campusListPath = '/apps/academic/campus'

export const newCampusPath = `${campusListPath}/new`

export function campusPath(id: string): string {
  return `${campusListPath}/${id}`
}
