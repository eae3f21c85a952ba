import type { ListParams } from '@/ui/table/list-params'

export const churchListPath = '/apps/campus/church'

export function churchPath(id: string): string {
  return `${churchListPath}/${id}`
}

export const churchListSpec = {
  sorts: ['name', 'city', 'updated'],
  defaultSort: 'name',
  filters: ['country', 'city'],
} as const

export type ChurchListParams = ListParams<
  (typeof churchListSpec.sorts)[number],
  (typeof churchListSpec.filters)[number]
>

// The same filters as the server takes them.
export function churchFilterQuery({ q, sort, filters }: ChurchListParams) {
  const { country, city } = filters
  return { ...(q && { q }), ...(country && { country }), ...(city && { city }), sort }
}

export type OnParams = (patch: Partial<ChurchListParams>, options?: { replace?: boolean }) => void
