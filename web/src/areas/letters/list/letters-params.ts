import type { ListParams } from '@/ui/table/list-params'

// The letters as their address tells them.
export const lettersSpec = {
  sorts: ['name', 'created'],
  defaultSort: '-created',
  filters: ['campus', 'state'],
} as const

export type LettersParams = ListParams<
  (typeof lettersSpec.sorts)[number],
  (typeof lettersSpec.filters)[number]
>

export type OnParams = (patch: Partial<LettersParams>, options?: { replace?: boolean }) => void

export const everyCampus = 'all'
export const shownStates = ['draft', 'sent', 'template'] as const

// The same filters as the server takes them. Who reaches the network sees his own campus first; templates are among the
// letters only where they are asked for.
export function letterFilterQuery({ q, sort, filters }: LettersParams, own: string) {
  const campus = filters.campus === everyCampus ? undefined : (filters.campus ?? own)
  const state = shownStates.find((name) => name === filters.state) ?? ('letter' as const)
  return { sort, state, ...(q && { q }), ...(campus && { campus }) }
}

export type LetterFilterQuery = ReturnType<typeof letterFilterQuery>

export const isFiltered = ({ q, filters }: LettersParams) => q !== '' || filters.state !== undefined
