import { isDay } from '@/lib/calendar-days'
import type { ListParams } from '@/ui/table/list-params'

// The list of accounts as its address tells it; "on" is the day of the balances.
export const accountListSpec = {
  sorts: ['name'],
  defaultSort: 'name',
  filters: ['campus', 'kind', 'state', 'on'],
} as const

export type AccountListParams = ListParams<'name', (typeof accountListSpec.filters)[number]>

const kinds = ['cash', 'bank', 'mobile', 'card'] as const

export function accountFilterQuery({ q, sort, filters }: AccountListParams) {
  const kind = kinds.find((one) => one === filters.kind)
  return {
    sort,
    ...(q && { q }),
    ...(filters.campus && { campus: filters.campus }),
    ...(kind && { kind }),
    ...(filters.state === 'archived' && { archived: true }),
    ...(filters.on && isDay(filters.on) && { on: filters.on }),
  }
}
