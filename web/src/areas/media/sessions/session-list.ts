import type { ListSpec } from '@/ui/table/list-params'

const filters = [
  ...(['campus', 'planning', 'class', 'course', 'teacher'] as const),
  ...(['from', 'to', 'missing', 'hidden'] as const),
] as const

export type SessionFilter = (typeof filters)[number]
export type Filters = Partial<Record<SessionFilter, string>>

export const sessionListSpec: ListSpec<'day', SessionFilter> = {
  sorts: ['day'],
  defaultSort: '-day',
  filters,
}

export const everyCampus = 'all'

// The filters that count. Who reaches the network sees his own campus first.
export function countingFilters({ campus, ...others }: Filters, own: string): Filters {
  const shown = campus === everyCampus ? '' : (campus ?? own)
  return { ...others, ...(shown && { campus: shown }) }
}
