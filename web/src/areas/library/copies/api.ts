import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import type { ListParams } from '@/ui/table/list-params'
import { keys } from '../keys'

export type Copy = Schemas['Copy']
export type CopyFields = Omit<Schemas['UpdateCopyRequest'], '$schema' | 'version'>
export type NewCopies = Omit<Schemas['CreateCopiesRequest'], '$schema'>

export const copyStates = ['there', 'lent', 'lost', 'withdrawn'] as const

// The copies of a book as their address tells them.
export const copySpec = { sorts: ['number'], defaultSort: 'number', filters: ['state'] } as const

export type CopyParams = ListParams<(typeof copySpec.sorts)[number], (typeof copySpec.filters)[number]>

// The same filters as the server takes them, for the list and its export.
export function copyFilterQuery(book: string, { filters }: CopyParams) {
  const state = copyStates.find((name) => name === filters.state)
  return { book, ...(state && { state }) }
}

export function copiesQuery(book: string, params: CopyParams) {
  const query = { ...copyFilterQuery(book, params), page: params.page, page_size: params.pageSize }
  return queryOptions({
    queryKey: [...keys.copies, query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/copies', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

// Books on paper, of which there are copies, found while one types.
export function paperBooksQuery(q: string) {
  const query = { type: 'paperback' as const, page_size: 20, ...(q && { q }) }
  return queryOptions({
    queryKey: [...keys.books, 'found', query],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/books', { params: { query }, signal }))).items.map(
        ({ id, title, author }) => ({
          id,
          name: title,
          about: author,
        }),
      ),
    placeholderData: keepPreviousData,
  })
}

export const createCopies = async (body: NewCopies): Promise<Copy[]> =>
  (await unwrap(api.POST('/api/copies', { body }))).items

const one = (id: string) => ({ params: { path: { id } } })

export const updateCopy = (id: string, fields: CopyFields, version: number): Promise<Copy> =>
  unwrap(api.PUT('/api/copies/{id}', { ...one(id), body: { ...fields, version } }))

export const withdraw = (id: string): Promise<Copy> => unwrap(api.POST('/api/copies/{id}/withdraw', one(id)))

export const shelve = (id: string): Promise<Copy> => unwrap(api.POST('/api/copies/{id}/shelve', one(id)))

export const transfer = (id: string, campusId: string): Promise<Copy> =>
  unwrap(api.POST('/api/copies/{id}/transfer', { ...one(id), body: { campus_id: campusId } }))

export const refreshCopies = (cache: QueryClient): void =>
  void cache.invalidateQueries({ queryKey: keys.copies })
