import type { ListParams } from '@/ui/table/list-params'

// The lists as their address tells them.
export const listsSpec = {
  sorts: ['name', 'created'],
  defaultSort: '-created',
  filters: ['campus', 'state'],
} as const

export type ListsParams = ListParams<(typeof listsSpec.sorts)[number], (typeof listsSpec.filters)[number]>

export type OnParams = (patch: Partial<ListsParams>, options?: { replace?: boolean }) => void

export const everyCampus = 'all'
export const listStates = ['open', 'closed'] as const

// The same filters as the server takes them. Who reaches the network sees his own campus first.
export function listFilterQuery({ q, sort, filters }: ListsParams, own: string) {
  const campus = filters.campus === everyCampus ? undefined : (filters.campus ?? own)
  const state = listStates.find((name) => name === filters.state)
  return { sort, ...(q && { q }), ...(campus && { campus }), ...(state && { state }) }
}

export type ListFilterQuery = ReturnType<typeof listFilterQuery>

export const isFiltered = ({ q, filters }: ListsParams) => q !== '' || filters.state !== undefined
