import { todayHere } from '@/lib/day-math'
import type { ListParams } from '@/ui/table/list-params'
import { schoolYearOf } from './school-year'

const planningsPath = '/apps/academic/program/planning'

// Whom all plannings ask stands beside them.
export const invitationsPath = `${planningsPath}?view=invitations`

export function boardPath(id: string): string {
  return `${planningsPath}/${id}`
}

// The plannings as their address tells it; the view is part of it, so that a link shows what its sender saw.
export const planningListSpec = {
  sorts: ['date', 'number', 'updated'],
  defaultSort: 'date',
  filters: ['campus', 'year', 'state', 'view', 'across'],
} as const

export type PlanningListParams = ListParams<
  (typeof planningListSpec.sorts)[number],
  (typeof planningListSpec.filters)[number]
>

export type OnParams = (patch: Partial<PlanningListParams>, options?: { replace?: boolean }) => void

export const planningStates = ['draft', 'published', 'closed', 'canceled'] as const
export type PlanningState = (typeof planningStates)[number]

export type PlanningView = 'matrix' | 'table'
export type Across = 'classes' | 'campuses'

export const everyYear = 'all'

// The year as a matrix is what a desk has room for; a phone begins with the rows.
export function shownView({ filters }: PlanningListParams, narrow: boolean): PlanningView {
  if (filters.view === 'matrix' || filters.view === 'table') return filters.view
  return narrow ? 'table' : 'matrix'
}

export function shownAcross({ filters }: PlanningListParams): Across {
  return filters.across === 'campuses' ? 'campuses' : 'classes'
}

export function chosenStates({ filters }: PlanningListParams): PlanningState[] {
  const chosen = (filters.state ?? '').split(',')
  return planningStates.filter((state) => chosen.includes(state))
}

// The year that is shown: the one we are in unless another is asked for; undefined is all of them.
export function shownYear({ filters }: PlanningListParams, today = todayHere()): number | undefined {
  if (filters.year === everyYear) return undefined
  return /^\d{4}$/.test(filters.year ?? '') ? Number(filters.year) : schoolYearOf(today)
}

// The same filters as the server takes them, for the list and for exports of what the list shows.
export function planningFilterQuery(params: PlanningListParams, today = todayHere()) {
  const { q, sort, filters } = params
  const year = shownYear(params, today)
  const state = chosenStates(params)
  return {
    sort,
    ...(q && { q }),
    ...(year && { year }),
    ...(filters.campus && { campus: filters.campus }),
    ...(state.length > 0 && { state }),
  }
}

export type PlanningFilterQuery = ReturnType<typeof planningFilterQuery>

// A matrix is of one year.
export function yearQuery(params: PlanningListParams, today = todayHere()) {
  const state = chosenStates(params)
  return {
    year: shownYear(params, today) ?? schoolYearOf(today),
    ...(params.filters.campus && { campus: params.filters.campus }),
    ...(state.length > 0 && { state }),
  }
}

export type YearQuery = ReturnType<typeof yearQuery>

// The year is always one: it alone does not make a list a narrowed one.
export function isFiltered({ q, filters }: PlanningListParams): boolean {
  return q !== '' || Boolean(filters.campus || filters.state)
}
