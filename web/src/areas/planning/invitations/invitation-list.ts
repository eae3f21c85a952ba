import type { ListParams } from '@/ui/table/list-params'
import type { InvitationState } from '../invitation-look'

// The invitations as their address tells it; the view is one of those of the plannings.
export const invitationListSpec = {
  sorts: ['answer_by', 'sent', 'updated'],
  defaultSort: 'answer_by',
  filters: ['view', 'show', 'planning', 'campus', 'state', 'overdue', 'person', 'open', 'year'],
} as const

export type InvitationListParams = ListParams<
  (typeof invitationListSpec.sorts)[number],
  (typeof invitationListSpec.filters)[number]
>

export type OnParams = (patch: Partial<InvitationListParams>, options?: { replace?: boolean }) => void

// Who was looked at is no part of a view that is kept.
export const passing = ['open'] as const

// What each view of them is given.
export type ViewProps = {
  params: InvitationListParams
  onParams: OnParams
  onOpen: (id: string) => void
}

export const invitationStates = [
  'in_analysis',
  'not_answered',
  'answered',
  'accepted',
  'declined',
  'canceled',
] as const satisfies readonly InvitationState[]

// What waits for somebody: the invitee, or who asked him.
const openStates: readonly InvitationState[] = ['not_answered', 'answered']

export function chosenStates({ filters }: InvitationListParams): InvitationState[] {
  const chosen = (filters.state ?? '').split(',')
  return invitationStates.filter((state) => chosen.includes(state))
}

// The same filters as the server takes them. Without a state only those are shown that are open.
export function invitationFilterQuery(params: InvitationListParams) {
  const { q, sort, filters } = params
  const states = chosenStates(params)
  return {
    ...(q && { q }),
    sort,
    state: states.length > 0 ? states : [...openStates],
    ...(filters.planning && { planning: filters.planning }),
    ...(filters.campus && { campus: filters.campus }),
    ...(filters.person && { person: filters.person }),
    ...(filters.overdue && { overdue: true }),
  }
}

export type InvitationFilterQuery = ReturnType<typeof invitationFilterQuery>

export function isFiltered({ q, filters }: InvitationListParams): boolean {
  const { planning, campus, state, overdue, person } = filters
  return Boolean(q || planning || campus || state || overdue || person)
}

// How one looks at them stays.
export function withoutFilters({ filters }: InvitationListParams): Partial<InvitationListParams> {
  const { view, show, year } = filters
  return { q: '', filters: { ...(view && { view }), ...(show && { show }), ...(year && { year }) } }
}
