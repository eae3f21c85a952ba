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

export type OnParams = (patch: Partial<ChurchListParams>, options?: { replace?: boolean }) => void
