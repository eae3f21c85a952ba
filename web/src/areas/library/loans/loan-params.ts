import type { ListParams } from '@/ui/table/list-params'

// Loans as their address tells them.
export const loanSpec = {
  sorts: ['lent', 'due'],
  defaultSort: '-lent',
  filters: ['campus', 'state'],
} as const

export type LoanParams = ListParams<(typeof loanSpec.sorts)[number], (typeof loanSpec.filters)[number]>

export type OnParams = (patch: Partial<LoanParams>, options?: { replace?: boolean }) => void

export const everyCampus = 'all'
export const loanStates = ['open', 'late', 'ended'] as const

// The same filters as the server takes them. Who reaches the network sees his own campus first.
export function loanFilterQuery({ q, sort, filters }: LoanParams, own: string) {
  const campus = filters.campus === everyCampus ? undefined : (filters.campus ?? own)
  const state = loanStates.find((name) => name === filters.state)
  return { sort, ...(q && { q }), ...(campus && { campus }), ...(state && { state }) }
}

export type LoanFilterQuery = ReturnType<typeof loanFilterQuery>
