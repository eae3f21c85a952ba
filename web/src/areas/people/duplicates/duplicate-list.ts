import type { ListParams } from '@/ui/table/list-params'

export const duplicatesPath = '/apps/campus/duplicates'

// The list as its address tells it: without a state, the pairs that nobody has looked at.
export const duplicateListSpec = {
  sorts: ['sure'],
  defaultSort: 'sure',
  filters: ['campus', 'state'],
} as const

export type DuplicateListParams = ListParams<
  (typeof duplicateListSpec.sorts)[number],
  (typeof duplicateListSpec.filters)[number]
>

export type OnParams = (patch: Partial<DuplicateListParams>, options?: { replace?: boolean }) => void

export function duplicateFilterQuery({ filters }: DuplicateListParams) {
  return {
    ...(filters.campus && { campus: filters.campus }),
    ...(filters.state === 'dismissed' && { dismissed: true }),
  }
}
