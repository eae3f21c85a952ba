import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { sinceQuery } from '@/api/since'
import { boardKeys as keys } from '../keys'

export type Board = Schemas['Board']
export type BoardClass = Schemas['BoardClass']
export type BoardCourse = Schemas['BoardCourse']
export type Candidate = Schemas['Candidate']
export type CellChange = Schemas['CellChange']
export type ClassCourse = Schemas['ClassCourse']
export type ClassProgress = Schemas['ClassProgress']
export type Conflict = Schemas['Conflict']
export type CourseSession = Schemas['CourseSession']
export type Half = Staffing['half']
export type Hour = Schemas['Hour']
export type Missing = Schemas['Missing']
export type Planning = Schemas['Planning']
export type Preview = Schemas['Preview']
export type Publication = Schemas['Publication']
export type PublishedChange = Schemas['PublishedChange']
export type PublishedPart = Schemas['PublishedPart']
export type Staffing = Schemas['Staffing']

const of = (id: string) => ({ params: { path: { id } } })

export function planningQuery(id: string) {
  return queryOptions({
    queryKey: keys.planning(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/plannings/{id}', { ...of(id), signal })),
  })
}

export function boardQuery(id: string) {
  return sinceQuery<Board>(keys.board(id), (since, signal) =>
    unwrap(api.GET('/api/plannings/{id}/board', { params: { path: { id }, query: { since } }, signal })),
  )
}

export type Debts = ReadonlyMap<string, Schemas['ClassDebt']>

// What the classes have left to plan. Another state of the board is asked for anew.
export function debtsQuery(id: string, board: number) {
  return queryOptions({
    queryKey: keys.debts(id, board),
    queryFn: async ({ signal }): Promise<Debts> => {
      const { items } = await unwrap(api.GET('/api/plannings/{id}/debts', { ...of(id), signal }))
      return new Map(items.map((debt) => [debt.class_id, debt]))
    },
    placeholderData: keepPreviousData,
  })
}

export function progressQuery(classId: string) {
  return queryOptions({
    queryKey: keys.progress(classId),
    queryFn: ({ signal }) => unwrap(api.GET('/api/classes/{id}/progress', { ...of(classId), signal })),
  })
}

export function courseChoicesQuery(q: string) {
  const query = { q, page: 1, page_size: 20, sort: 'name' as const }
  return queryOptions({
    queryKey: keys.courses(q),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/courses', { params: { query }, signal }))).items,
    placeholderData: keepPreviousData,
  })
}

// Who is asked already, and when, is part of the question: another version of the course is asked for anew.
export function candidatesQuery({ id, version }: BoardCourse, half: Half, q: string) {
  const params = { path: { id }, query: { half, q } }
  return queryOptions({
    queryKey: keys.candidates(id, version, half, q),
    queryFn: ({ signal }) => unwrap(api.GET('/api/agenda-courses/{id}/candidates', { params, signal })),
    placeholderData: keepPreviousData,
  })
}

export function previewQuery(id: string, board: number) {
  return queryOptions({
    queryKey: keys.publication(id, board),
    queryFn: ({ signal }) => unwrap(api.GET('/api/plannings/{id}/publication', { ...of(id), signal })),
  })
}

// How many people canceling a planning would tell.
export async function countTold(id: string): Promise<number> {
  const path = { params: { path: { id }, query: { canceled: true } } }
  return (await unwrap(api.GET('/api/plannings/{id}/publication', path))).told
}

export function publicationsQuery(id: string) {
  return queryOptions({
    queryKey: keys.publications(id),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/plannings/{id}/publications', { ...of(id), signal }))).items,
  })
}

export function publishPlanning(id: string, board: number, reason: string): Promise<Planning> {
  const body = reason ? { board, reason } : { board }
  return unwrap(api.POST('/api/plannings/{id}/publish', { ...of(id), body }))
}

export async function findMissing(id: string): Promise<Missing[]> {
  return (await unwrap(api.GET('/api/plannings/{id}/closing', of(id)))).missing
}

export function closePlanning(id: string): Promise<Planning> {
  return unwrap(api.POST('/api/plannings/{id}/close', of(id)))
}

export function cancelPlanning(id: string, reason: string): Promise<Planning> {
  return unwrap(api.POST('/api/plannings/{id}/cancel', { ...of(id), body: { reason } }))
}

export function setRows(
  { id, version }: Planning,
  campusId: string,
  rows: Hour[],
  reason: string,
): Promise<Planning> {
  const body = { version, campus_id: campusId, rows, ...(reason && { reason }) }
  return unwrap(api.PUT('/api/plannings/{id}/rows', { ...of(id), body }))
}
