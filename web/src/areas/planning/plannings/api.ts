import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { asSeen, type Seen } from '@/api/seen'
import { changeBoard } from '../acts'
import { keys } from '../keys'
import type { PlanningFilterQuery, PlanningListParams, YearQuery } from './planning-list'

export type Planning = Schemas['Planning']
export type PlanningPage = Schemas['PagePlanning']
export type NewPlanning = Omit<Schemas['CreatePlanningRequest'], '$schema'>
export type PlanningSeries = Omit<Schemas['CreatePlanningSeriesRequest'], '$schema'>
export type YearCopy = Omit<Schemas['CopyPlanningYearRequest'], '$schema'>
export type RunningClass = Pick<
  Schemas['Class'],
  'id' | 'code' | 'campus_id' | 'campus_name' | 'campus_color' | 'start_year' | 'end_year'
>
export type PlanningYear = Schemas['Year']
export type YearCell = Schemas['YearCell']
export type YearPlanning = Schemas['YearPlanning']

const one = (id: string) => ({ params: { path: { id } } })

export function planningListQuery(filter: PlanningFilterQuery, { page, pageSize }: PlanningListParams) {
  const query = { ...filter, page, page_size: pageSize }
  return queryOptions({
    queryKey: [...keys.plannings, query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/plannings', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

export function planningYearQuery(query: YearQuery) {
  return queryOptions({
    queryKey: keys.planningYear(query),
    queryFn: ({ signal }) => unwrap(api.GET('/api/plannings/year', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

// The number that the next planning of a year gets.
export function nextNumberQuery(year: number) {
  const query = { year, sort: '-number' as const, page: 1, page_size: 1 }
  return queryOptions({
    queryKey: keys.lastNumber(year),
    queryFn: async ({ signal }) => {
      const { items } = await unwrap(api.GET('/api/plannings', { params: { query }, signal }))
      return (items[0]?.number ?? 0) + 1
    },
  })
}

export function createPlanning(body: NewPlanning): Promise<Planning> {
  return unwrap(api.POST('/api/plannings', { body }))
}

export function updatePlanning(
  id: string,
  fields: NewPlanning,
  version: number,
  reason: string,
): Promise<Planning> {
  const body = { ...fields, version, ...(reason && { reason }) }
  return unwrap(api.PUT('/api/plannings/{id}', { ...one(id), body }))
}

export async function createSeries(body: PlanningSeries): Promise<Planning[]> {
  return (await unwrap(api.POST('/api/plannings/series', { body }))).items
}

export async function copyYear(body: YearCopy): Promise<Planning[]> {
  return (await unwrap(api.POST('/api/plannings/copy', { body }))).items
}

export async function deletePlanning(seen: Seen): Promise<void> {
  await unwrap(api.DELETE('/api/plannings/{id}', asSeen(seen)))
}

// How many people canceling a planning would tell.
export async function countTold(id: string): Promise<number> {
  const path = { params: { path: { id }, query: { canceled: true } } }
  return (await unwrap(api.GET('/api/plannings/{id}/publication', path))).told
}

export function cancelPlanning(id: string, reason: string): Promise<Planning> {
  return unwrap(api.POST('/api/plannings/{id}/cancel', { ...one(id), body: { reason } }))
}

type CourseOfClass = Pick<Schemas['CellChange'], 'course_id' | 'campus_id' | 'class_ids'>

// Puts a course on a board, in some of its hours, for nobody yet to give.
export async function putCourse(
  planningId: string,
  key: string,
  course: CourseOfClass,
  hours: readonly Schemas['Hour'][],
): Promise<void> {
  const sessions = hours.map(({ day, start, finish }) => ({
    ...{ id: '', planning_id: planningId, day, start, finish, place: '' },
  }))
  const changes = [{ id: '', version: 0, ...course, sessions, staff: [] }]
  await changeBoard(planningId, { kind: 'put', key, changes })
}

// Every screen that shows the plannings, or what is on their boards, looks again.
export function refreshPlannings(cache: QueryClient, id?: string): void {
  void cache.invalidateQueries({ queryKey: keys.plannings })
  void cache.invalidateQueries({ queryKey: keys.agenda })
  if (!id) return
  void cache.invalidateQueries({ queryKey: keys.planning(id) })
  void cache.invalidateQueries({ queryKey: keys.board(id) })
}

const classesAtOnce = 200

// Every class that has not graduated, campus by campus.
export function runningClassesQuery() {
  return queryOptions({
    queryKey: keys.runningClasses,
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const all: RunningClass[] = []
      for (let page = 1; ; page++) {
        const query = { graduated: 'false', sort: 'campus', page, page_size: classesAtOnce } as const
        const { items } = await unwrap(api.GET('/api/classes', { params: { query }, signal }))
        all.push(...items)
        if (items.length < classesAtOnce) return all
      }
    },
  })
}
