import type { ListParams } from '@/ui/table/list-params'

// The inbox as its address tells it. Without a state it holds what nobody has decided on for good.
export const applicationListSpec = {
  sorts: ['applied', 'name'],
  defaultSort: 'applied',
  filters: ['campus', 'state'],
} as const

export type ApplicationListParams = ListParams<
  (typeof applicationListSpec.sorts)[number],
  (typeof applicationListSpec.filters)[number]
>

export type OnParams = (patch: Partial<ApplicationListParams>, options?: { replace?: boolean }) => void

export const applicationStates = ['new', 'waiting', 'declined'] as const

export function applicationFilterQuery({ q, sort, filters }: ApplicationListParams) {
  const state = applicationStates.find((name) => name === filters.state)
  return {
    sort,
    ...(q && { q }),
    ...(filters.campus && { campus: filters.campus }),
    ...(state && { state }),
  }
}

export function isFiltered({ q, filters }: ApplicationListParams): boolean {
  return q !== '' || Object.keys(filters).length > 0
}
