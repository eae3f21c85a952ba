import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'

export type Knowledge = Schemas['Knowledge']
export type Level = Exclude<Knowledge['level'], ''>
// What is listed: all that a teacher says, or all who say something of a course.
export type Whose = { person: string } | { course: string }
export type KnowledgeFields = Omit<Schemas['SetKnowledgeRequest'], '$schema'>

// The best first, as planning ranks them.
export const levels: readonly Level[] = ['regularly', 'can', 'elsewhere', 'wants']

type Pair = { person_id: string; course_id: string }

const at = ({ person_id: id, course_id }: Pair) => ({ params: { path: { id, course_id } } })

export function knowledgeQuery(whose: Whose) {
  const query = { ...whose, page: 1, page_size: 200 }
  return queryOptions({
    queryKey: [...keys.knowledge, whose],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/knowledge', { params: { query }, signal }))).items,
  })
}

const shown = 20

// Every course by its name: whoever teaches may say of any that he wants to.
export function teachableQuery(q: string) {
  const query = { q, page: 1, page_size: shown }
  return queryOptions({
    queryKey: keys.teachableCourses(q),
    queryFn: ({ signal }) => unwrap(api.GET('/api/teachable-courses', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

export function teachersFoundQuery(q: string) {
  const query = { q, page: 1, page_size: shown }
  return queryOptions({
    queryKey: [...keys.instructors, 'found', q],
    queryFn: ({ signal }) => unwrap(api.GET('/api/instructors', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

export function setKnowledge(pair: Pair, body: KnowledgeFields): Promise<Knowledge> {
  return unwrap(api.PUT('/api/people/{id}/courses/{course_id}/knowledge', { ...at(pair), body }))
}

export function setGiven(pair: Pair, given: boolean): Promise<Knowledge> {
  return unwrap(api.PUT('/api/people/{id}/courses/{course_id}/given', { ...at(pair), body: { given } }))
}

// Lists of courses count their teachers.
export function refreshKnowledge(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: keys.knowledge })
  void cache.invalidateQueries({ queryKey: keys.courses })
}
