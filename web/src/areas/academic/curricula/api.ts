import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { asSeen, type Seen } from '@/api/seen'
import { keys } from '../keys'
import { type CurriculumListParams, curriculumFilterQuery } from './curriculum-list'

export type Curriculum = Schemas['Curriculum']
export type CurriculumCourse = Schemas['CurriculumCourse']
export type CurriculumPage = Schemas['PageCurriculum']
export type CurriculumFields = Omit<Schemas['CreateCurriculumRequest'], '$schema'>
export type Outcome = Schemas['Deletion']['outcome']

const one = (id: string) => ({ params: { path: { id } } })

export function curriculumListQuery(params: CurriculumListParams) {
  const query = { ...curriculumFilterQuery(params), page: params.page, page_size: params.pageSize }
  return queryOptions({
    queryKey: [...keys.curricula, query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/curricula', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

// Every version that a class can follow, for filters and forms: few, and they hardly ever change.
export function curriculumChoicesQuery() {
  const query = { page: 1, page_size: 200, sort: 'name' as const }
  return queryOptions({
    queryKey: [...keys.curricula, 'choices'],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/curricula', { params: { query }, signal }))).items,
  })
}

// All versions of one curriculum, the newest first, those that were put away too.
export function versionsQuery(family: string) {
  const query = { family, page: 1, page_size: 100, sort: '-name' as const }
  return queryOptions({
    queryKey: [...keys.curricula, 'versions', family],
    queryFn: async ({ signal }) => {
      const { items } = await unwrap(api.GET('/api/curricula', { params: { query }, signal }))
      return [...items].sort((a, b) => b.number - a.number)
    },
  })
}

export function curriculumQuery(id: string) {
  return queryOptions({
    queryKey: keys.curriculum(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/curricula/{id}', { ...one(id), signal })),
  })
}

// The classes that follow a version.
export function followersQuery(id: string) {
  const query = { curriculum: id, page: 1, page_size: 100, sort: 'campus' as const }
  return queryOptions({
    queryKey: keys.followers(id),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/classes', { params: { query }, signal }))).items,
  })
}

const shown = 30

// The courses that match what was typed, to be put into a curriculum.
export function courseChoicesQuery(q: string) {
  const query = { page: 1, page_size: shown, sort: 'name' as const, ...(q && { q }) }
  return queryOptions({
    queryKey: [...keys.courses, 'choices', q],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/courses', { params: { query }, signal }))).items,
    placeholderData: keepPreviousData,
  })
}

export function createCurriculum(body: CurriculumFields): Promise<Curriculum> {
  return unwrap(api.POST('/api/curricula', { body }))
}

export function updateCurriculum(id: string, fields: CurriculumFields, version: number): Promise<Curriculum> {
  return unwrap(api.PUT('/api/curricula/{id}', { ...one(id), body: { ...fields, version } }))
}

export function setCourses(
  id: string,
  courses: readonly CurriculumCourse[],
  version: number,
): Promise<Curriculum> {
  const chosen = courses.map(({ course_id, level, hours }) => ({ course_id, level, hours }))
  return unwrap(api.PUT('/api/curricula/{id}/courses', { ...one(id), body: { courses: chosen, version } }))
}

export function createVersion(id: string): Promise<Curriculum> {
  return unwrap(api.POST('/api/curricula/{id}/next', one(id)))
}

export async function deleteCurriculum(seen: Seen): Promise<Outcome> {
  const { outcome } = await unwrap(api.DELETE('/api/curricula/{id}', asSeen(seen)))
  return outcome
}

export function restoreCurriculum(id: string): Promise<Curriculum> {
  return unwrap(api.POST('/api/curricula/{id}/restore', one(id)))
}

// Every screen that shows the curriculum, or counts it, looks again.
export function keepCurriculum(cache: QueryClient, curriculum: Curriculum): void {
  cache.setQueryData(keys.curriculum(curriculum.id), curriculum)
  void cache.invalidateQueries({ queryKey: keys.curricula })
}

export function forgetCurriculum(cache: QueryClient, id: string): void {
  cache.removeQueries({ queryKey: keys.curriculum(id) })
  void cache.invalidateQueries({ queryKey: keys.curricula })
}
