import { isDay } from '@/lib/calendar-days'
import { todayHere } from '@/lib/day-math'
import type { ListParams } from '@/ui/table/list-params'
import { type AgendaView, agendaViews, type DayRange } from './agenda-range'

// The agenda as its address tells it: how one looks, at which day, at whose sessions, and what is open.
export const agendaSpec = {
  sorts: ['day'],
  defaultSort: 'day',
  filters: ['view', 'day', 'campus', 'class', 'course', 'person', 'session', 'subscribe'],
} as const

export type AgendaParams = ListParams<(typeof agendaSpec.sorts)[number], (typeof agendaSpec.filters)[number]>

export type OnParams = (patch: Partial<AgendaParams>, options?: { replace?: boolean }) => void

// A phone has room for a list.
export function shownView({ filters }: AgendaParams, narrow: boolean): AgendaView {
  return agendaViews.find((view) => view === filters.view) ?? (narrow ? 'list' : 'month')
}

export function shownDay({ filters: { day } }: AgendaParams, today = todayHere()): string {
  return day && isDay(day) ? day : today
}

const narrowing = ['campus', 'class', 'course', 'person'] as const

// The same filters as the server takes them.
export function agendaQuery({ filters }: AgendaParams, { from, to }: DayRange) {
  const { campus, class: group, course, person } = filters
  return {
    from,
    to,
    ...(campus && { campus }),
    ...(group && { class: group }),
    ...(course && { course }),
    ...(person && { person }),
  }
}

export type AgendaQuery = ReturnType<typeof agendaQuery>

export function isFiltered({ filters }: AgendaParams): boolean {
  return narrowing.some((name) => filters[name])
}

// How one looks, and where, stays.
export function withoutFilters({ filters }: AgendaParams): Partial<AgendaParams> {
  const { view, day } = filters
  return { filters: { ...(view && { view }), ...(day && { day }) } }
}
