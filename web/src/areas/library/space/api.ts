import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'
import { type LibraryParams, libraryFilterQuery } from './library-params'

export type LibraryBook = Schemas['LibraryBook']
export type LibraryPage = Schemas['PageLibraryBook']
export type LibraryStart = Schemas['LibraryStart']
export type BookOfReader = Schemas['BookOfReader']
export type FileOfBook = Schemas['FileOfBook']
export type Loan = Schemas['Loan']

export function libraryQuery(params: LibraryParams) {
  const query = { ...libraryFilterQuery(params), page: params.page, page_size: params.pageSize }
  return queryOptions({
    queryKey: [...keys.library, 'list', query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/library', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

// One is further each time that one comes back.
export function libraryStartQuery() {
  return queryOptions({
    queryKey: [...keys.library, 'start'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/library/start', { signal })),
    staleTime: 0,
  })
}

export function libraryBookQuery(id: string) {
  return queryOptions({
    queryKey: [...keys.library, 'book', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/library/{id}', { params: { path: { id } }, signal })),
    staleTime: 0,
  })
}

export async function setShelf(cache: QueryClient, id: string, on: boolean): Promise<void> {
  await unwrap(api.POST('/api/library/{id}/shelf', { params: { path: { id } }, body: { on } }))
  await cache.invalidateQueries({ queryKey: keys.library })
}
