import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError } from '@/api/api-error'
import { api, type Schemas, unwrap } from '@/api/client'
import { boardOf, changeBoard } from '../acts'
import { keys } from '../keys'
import type { AgendaQuery } from './agenda-list'

export type Session = Schemas['AgendaSession']
export type Sessions = Schemas['Sessions']

const one = (id: string) => ({ params: { path: { id } } })

// Of some days, or of a planning, on whatever days it was published.
export function sessionsQuery(query: AgendaQuery | { planning: string }) {
  return queryOptions({
    queryKey: [...keys.agenda, query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/agenda', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

export function sessionQuery(id: string) {
  return queryOptions({
    queryKey: [...keys.agenda, id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/agenda/{id}', { ...one(id), signal })),
  })
}

// What somebody else wrote there since it was seen is not overwritten.
export function setPlace({ id, place: was }: Session, place: string, reason: string): Promise<Session> {
  const body = { place, was, ...(reason && { reason }) }
  return unwrap(api.PUT('/api/agenda/{id}/place', { ...one(id), body }))
}

export type Move = { day: string; start: number }

/**
 * Moves one session within its week-end. Its course is read first, since a board takes a course as a whole; where the
 * session no longer stands as one saw it, it is not moved.
 */
export async function moveSession(
  session: Session,
  { day, start }: Move,
  key: string,
  reason = '',
): Promise<void> {
  const { courses } = await boardOf(session.planning_id)
  const course = courses.find((other) => other.id === session.agenda_course_id)
  const now = course?.sessions.find((own) => own.id === session.id)
  if (!course || !now) throw new ApiError(404, { code: 'planning.session_not_found' })
  if (!sameTime(now, session)) throw new ApiError(409, { code: 'edit.stale', current: course })
  const { id, version, course_id, campus_id, class_ids, staff } = course
  const sessions = course.sessions.map((own) =>
    own.id === session.id ? { ...own, day, start, finish: start + own.finish - own.start } : own,
  )
  const change = { id, version, course_id, campus_id, class_ids, staff, sessions }
  await changeBoard(session.planning_id, { kind: 'move', changes: [change], key, reason })
}

type Hours = Pick<Session, 'day' | 'start' | 'finish'>

function sameTime(a: Hours, b: Hours): boolean {
  return a.day === b.day && a.start === b.start && a.finish === b.finish
}

// Everything that shows where and when things take place looks again.
export function refreshAgenda(cache: QueryClient, planningId: string): void {
  void cache.invalidateQueries({ queryKey: keys.agenda })
  void cache.invalidateQueries({ queryKey: keys.board(planningId) })
}

const found = 30

// What filters offer while one types, and how what they hold is called.

export function classesFoundQuery(campus: string | undefined, q: string) {
  const query = { ...(campus && { campus }), ...(q && { q }), page: 1, page_size: found }
  return queryOptions({
    queryKey: keys.classesFound(campus, q),
    queryFn: async ({ signal }) => {
      const { items } = await unwrap(api.GET('/api/classes', { params: { query }, signal }))
      return items.map(({ id, code }) => ({ value: id, label: code }))
    },
    placeholderData: keepPreviousData,
  })
}

export function coursesFoundQuery(q: string) {
  const query = { ...(q && { q }), page: 1, page_size: found, sort: 'name' as const }
  return queryOptions({
    queryKey: keys.coursesFound(q),
    queryFn: async ({ signal }) => {
      const { items } = await unwrap(api.GET('/api/courses', { params: { query }, signal }))
      return items.map(({ id, name }) => ({ value: id, label: name }))
    },
    placeholderData: keepPreviousData,
  })
}

export function teachersFoundQuery(q: string) {
  const query = { ...(q && { q }), page: 1, page_size: found }
  return queryOptions({
    queryKey: keys.teachersFound(q),
    queryFn: async ({ signal }) => {
      const { items } = await unwrap(api.GET('/api/instructors', { params: { query }, signal }))
      return items.map(({ id, name }) => ({ value: id, label: name }))
    },
    placeholderData: keepPreviousData,
  })
}

export function classCodeQuery(id: string) {
  return queryOptions({
    queryKey: keys.class(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/classes/{id}', { ...one(id), signal })),
    select: ({ code }) => code,
  })
}

export function courseNameQuery(id: string) {
  return queryOptions({
    queryKey: keys.course(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/courses/{id}', { ...one(id), signal })),
    select: ({ name }) => name,
  })
}

export function teacherNameQuery(id: string) {
  return queryOptions({
    queryKey: keys.instructor(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/instructors/{id}', { ...one(id), signal })),
    select: ({ name }) => name,
  })
}
