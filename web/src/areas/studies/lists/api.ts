import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { sheetKey } from '@/offline/sheet-query'
import { listKeys as keys } from '../keys'
import type { ListFilterQuery, ListsParams } from './lists-params'

export type BookList = Schemas['BookList']
export type BookListPage = Schemas['PageBookList']
export type NewList = Omit<Schemas['CreateBookListRequest'], '$schema'>
export type Choice = Omit<Schemas['AddToBookListRequest'], '$schema'>
export type ListFields = Omit<Schemas['CopyBookListRequest'], '$schema'>

const one = (id: string) => ({ params: { path: { id } } })

export function listsQuery(filter: ListFilterQuery, { page, pageSize }: ListsParams) {
  const query = { ...filter, page, page_size: pageSize }
  return queryOptions({
    queryKey: [...keys.lists, query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/lists', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

export const createList = (body: NewList): Promise<BookList> => unwrap(api.POST('/api/lists', { body }))

export const renameList = (id: string, body: ListFields & { version: number }): Promise<BookList> =>
  unwrap(api.PUT('/api/lists/{id}', { ...one(id), body }))

export const copyList = (id: string, body: ListFields): Promise<BookList> =>
  unwrap(api.POST('/api/lists/{id}/copy', { ...one(id), body }))

export const addToList = (id: string, body: Choice): Promise<BookList> =>
  unwrap(api.POST('/api/lists/{id}/choice', { ...one(id), body }))

export const closeList = (id: string): Promise<BookList> => unwrap(api.POST('/api/lists/{id}/close', one(id)))

export const reopenList = (id: string): Promise<BookList> =>
  unwrap(api.POST('/api/lists/{id}/reopen', one(id)))

export const setStock = (id: string, number: number, stock: number): Promise<BookList> =>
  unwrap(api.POST('/api/lists/{id}/stock', { ...one(id), body: { items: [{ number, stock }] } }))

export async function deleteList(id: string): Promise<void> {
  await unwrap(api.DELETE('/api/lists/{id}', one(id)))
}

export async function takeOffStudent(id: string, studentId: string): Promise<void> {
  const params = { path: { id, student_id: studentId } }
  await unwrap(api.DELETE('/api/lists/{id}/students/{student_id}', { params }))
}

export async function takeOffBook(id: string, book_id: string): Promise<void> {
  await unwrap(api.DELETE('/api/lists/{id}/books/{book_id}', { params: { path: { id, book_id } } }))
}

// The book of a copy, by the label that the library glued on it; '' where there is no such copy.
export async function bookOfLabel(barcode: string): Promise<string> {
  const { items } = await unwrap(api.GET('/api/copies', { params: { query: { barcode, page_size: 1 } } }))
  return items[0]?.book_id ?? ''
}

export function neededQuery(campus: string, planning: string, classes: readonly string[]) {
  const query = {
    campus,
    ...(planning && { planning }),
    ...(classes.length > 0 && { classes: [...classes] }),
  }
  return queryOptions({
    queryKey: keys.needed(campus, planning, classes),
    queryFn: ({ signal }) => unwrap(api.GET('/api/lists/needed', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    enabled: campus !== '',
  })
}

// The classes of a campus that run.
export function classChoicesQuery(campus: string) {
  const query = { campus, graduated: 'false', sort: 'code', page_size: 200 } as const
  return queryOptions({
    queryKey: keys.classes(campus),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/classes', { params: { query }, signal }))).items,
    enabled: campus !== '',
  })
}

export function studentsFoundQuery(campus: string, q: string) {
  const query = { campus, role: ['student' as const], page_size: 20, ...(q && { q }) }
  return queryOptions({
    queryKey: keys.students(campus, q),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/people', { params: { query }, signal }))).items.map(
        ({ id, name, email }) => ({ id, name, about: email }),
      ),
    placeholderData: keepPreviousData,
  })
}

export function booksFoundQuery(q: string) {
  const query = { active: 'true', page_size: 20, ...(q && { q }) } as const
  return queryOptions({
    queryKey: keys.books(q),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/books', { params: { query }, signal }))).items.map(
        ({ id, title, author }) => ({ id, name: title, about: author }),
      ),
    placeholderData: keepPreviousData,
  })
}

// A letter to the students of a list, still to be written. Its name is what it is found by, and has its limit.
export const beginLetter = ({ id, campus_id }: Pick<BookList, 'id' | 'campus_id'>, name: string) =>
  unwrap(
    api.POST('/api/letters', {
      body: {
        ...{ campus_id, name: name.slice(0, 120), template: false, from_id: '' },
        ...{ person_ids: [], class_ids: [], list_ids: [id] },
      },
    }),
  )

// What shows the list, or counts it, looks again.
export function refreshList(cache: QueryClient, id: string): void {
  void cache.invalidateQueries({ queryKey: keys.lists })
  void cache.invalidateQueries({ queryKey: sheetKey({ name: 'lists' }, listSheet(id)) })
}

// A list as a sheet that is worked on with or without a line.
export const listSheet = (id: string) => ({ agendaCourseId: id, classId: 'list' })
