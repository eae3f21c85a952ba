import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { asSeen, type Seen } from '@/api/seen'
import { upload } from '@/api/upload'
import { forgetSeen } from '@/session/last-seen'
import type { Said } from '../cover/pdf-said'
import { keys } from '../keys'
import { type BookListParams, bookFilterQuery } from './book-list'

export type Book = Schemas['Book']
export type BookRow = Schemas['BookRow']
export type BookPage = Schemas['PageBookRow']
export type BookFields = Omit<Schemas['UpdateBookRequest'], 'version'>
export type Dependents = Schemas['BookDependents']
export type Outcome = Schemas['Deletion']['outcome']

const one = (id: string) => ({ params: { path: { id } } })

export function bookListQuery(params: BookListParams) {
  const query = { ...bookFilterQuery(params), page: params.page, page_size: params.pageSize }
  return queryOptions({
    queryKey: [...keys.books, query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/books', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

// The books that answer to what a scanner read: hardly ever more than one.
export async function findByBarcode(barcode: string): Promise<BookRow[]> {
  const { items } = await unwrap(api.GET('/api/books', { params: { query: { barcode, page_size: 2 } } }))
  return items
}

export function bookQuery(id: string) {
  return queryOptions({
    queryKey: keys.book(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/books/{id}', { ...one(id), signal })),
  })
}

export function createBook(body: BookFields): Promise<Book> {
  return unwrap(api.POST('/api/books', { body }))
}

export function updateBook(id: string, fields: BookFields, version: number): Promise<Book> {
  return unwrap(api.PUT('/api/books/{id}', { ...one(id), body: { ...fields, version } }))
}

export function fetchDependents(id: string): Promise<Dependents> {
  return unwrap(api.GET('/api/books/{id}/dependents', one(id)))
}

export async function deleteBook(seen: Seen): Promise<Outcome> {
  const { outcome } = await unwrap(api.DELETE('/api/books/{id}', asSeen(seen)))
  return outcome
}

// Makes a book of a file that has been uploaded, by what it says of itself; of a PDF that is told here.
export function createFromFile(upload: string, said: Said): Promise<Book> {
  return unwrap(api.POST('/api/books/from-file', { params: { query: { upload, ...said } } }))
}

export function setCover(id: string, picture: File, onProgress?: (share: number) => void): Promise<Book> {
  return upload(`/api/books/${id}/cover`, picture, { method: 'PUT', ...(onProgress && { onProgress }) })
}

export function removeCover(id: string): Promise<Book> {
  return unwrap(api.DELETE('/api/books/{id}/cover', one(id)))
}

// Every screen that shows the book, or lists it, looks again.
export function keepBook(cache: QueryClient, book: Book): void {
  cache.setQueryData(keys.book(book.id), book)
  void cache.invalidateQueries({ queryKey: keys.books })
}

// Something else changed the book on the server: its files, say, which may bring a cover along.
export async function refreshBook(cache: QueryClient, id: string): Promise<void> {
  void cache.invalidateQueries({ queryKey: keys.books })
  await cache.invalidateQueries({ queryKey: keys.book(id), exact: true })
}

export function forgetBook(cache: QueryClient, id: string): void {
  forgetSeen(id)
  cache.removeQueries({ queryKey: keys.book(id) })
  void cache.invalidateQueries({ queryKey: keys.books })
}
