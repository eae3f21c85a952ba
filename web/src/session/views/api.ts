import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'

// A list's search, filters, sort and columns, kept under a name.
export type View = Schemas['View']

const key = ['views'] as const

export function viewsQuery() {
  return queryOptions({
    queryKey: key,
    queryFn: async ({ signal }) => (await unwrap(api.GET('/api/views', { signal }))).items,
    staleTime: 5 * 60_000,
  })
}

const one = (id: string) => ({ params: { path: { id } } })

export function createView(path: string, name: string, query: string): Promise<View> {
  return unwrap(api.POST('/api/views', { body: { path, name, query } }))
}

export function updateView({ id, version, name, query }: View): Promise<View> {
  return unwrap(api.PUT('/api/views/{id}', { ...one(id), body: { version, name, query } }))
}

export async function deleteView(id: string): Promise<void> {
  await unwrap(api.DELETE('/api/views/{id}', one(id)))
}

export function refreshViews(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ queryKey: key })
}

export const viewAddress = ({ path, query }: Pick<View, 'path' | 'query'>) =>
  query ? `${path}?${query}` : path

// A view among the favourites, which are the ids of entries of the menu otherwise.
const prefix = 'view:'
export const favouriteIdOf = ({ id }: Pick<View, 'id'>) => prefix + id
export const isViewId = (favouriteId: string) => favouriteId.startsWith(prefix)
