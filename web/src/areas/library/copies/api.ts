import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'

export type Copy = Schemas['Copy']
export type NewCopies = Omit<Schemas['CreateCopiesRequest'], '$schema'>

// A book has at most so many copies on its page.
const most = 200

export function copiesQuery(book: string) {
  const query = { book, page_size: most }
  return queryOptions({
    queryKey: [...keys.copies, query],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/copies', { params: { query }, signal }))).items,
  })
}

export const createCopies = async (body: NewCopies): Promise<Copy[]> =>
  (await unwrap(api.POST('/api/copies', { body }))).items

const one = (id: string) => ({ params: { path: { id } } })

export const withdraw = (id: string): Promise<Copy> => unwrap(api.POST('/api/copies/{id}/withdraw', one(id)))

export const shelve = (id: string): Promise<Copy> => unwrap(api.POST('/api/copies/{id}/shelve', one(id)))

export const transfer = (id: string, campusId: string): Promise<Copy> =>
  unwrap(api.POST('/api/copies/{id}/transfer', { ...one(id), body: { campus_id: campusId } }))

export const refreshCopies = (cache: QueryClient): void =>
  void cache.invalidateQueries({ queryKey: keys.copies })
