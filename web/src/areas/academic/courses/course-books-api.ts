import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'

export type CourseBook = Schemas['CourseBook']
export type Need = CourseBook['need']
export type BookRow = Schemas['BookRow']

const one = (id: string) => ({ params: { path: { id } } })

export function courseBooksQuery(courseId: string) {
  return queryOptions({
    queryKey: keys.courseBooks(courseId),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/courses/{id}/books', { ...one(courseId), signal }))).items,
  })
}

// Books of the catalogue for what was typed.
export function bookChoicesQuery(typed: string) {
  const query = { active: 'true', page_size: 20, ...(typed && { q: typed }) } as const
  return queryOptions({
    queryKey: keys.bookChoices(typed),
    queryFn: async ({ signal }) => (await unwrap(api.GET('/api/books', { params: { query }, signal }))).items,
    placeholderData: keepPreviousData,
  })
}

export async function saveCourseBooks(
  courseId: string,
  books: readonly CourseBook[],
  version: number,
): Promise<CourseBook[]> {
  const body = { version, books: books.map(({ book_id, need }) => ({ book_id, need })) }
  return (await unwrap(api.PUT('/api/courses/{id}/books', { ...one(courseId), body }))).items
}
