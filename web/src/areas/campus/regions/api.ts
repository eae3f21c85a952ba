import { queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { asSeen, type Seen } from '@/api/seen'
import { keys } from '../keys'

export type Region = Schemas['Region']
export type RegionFields = Schemas['RegionFields']

const one = (id: string) => ({ params: { path: { id } } })

// All of them: a network has a handful.
export function regionsQuery() {
  return queryOptions({
    queryKey: keys.regions,
    queryFn: async ({ signal }) => {
      const { items } = await unwrap(
        api.GET('/api/regions', { params: { query: { page_size: 200 } }, signal }),
      )
      return items
    },
  })
}

export function createRegion(body: RegionFields): Promise<Region> {
  return unwrap(api.POST('/api/regions', { body }))
}

export function updateRegion(id: string, fields: RegionFields, version: number): Promise<Region> {
  return unwrap(api.PUT('/api/regions/{id}', { ...one(id), body: { ...fields, version } }))
}

export async function deleteRegion(seen: Seen): Promise<void> {
  await unwrap(api.DELETE('/api/regions/{id}', asSeen(seen)))
}
