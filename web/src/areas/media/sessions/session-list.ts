import type { ListSpec } from '@/ui/table/list-params'

export type SessionFilter = 'campus' | 'from' | 'to' | 'missing' | 'hidden'

export const sessionListSpec: ListSpec<'day', SessionFilter> = {
  sorts: ['day'],
  defaultSort: '-day',
  filters: ['campus', 'from', 'to', 'missing', 'hidden'],
}
