import { queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'

export type Feed = Schemas['Feed']
export type NewFeed = Schemas['NewFeed']

const one = (id: string) => ({ params: { path: { id } } })

export function feedsQuery() {
  return queryOptions({
    queryKey: keys.feeds,
    queryFn: ({ signal }) => unwrap(api.GET('/api/feeds', { signal })),
    select: ({ items }) => items,
  })
}

// The one that there is already, or a new one.
export function createFeed(body: NewFeed): Promise<Feed> {
  return unwrap(api.POST('/api/feeds', { body }))
}

export function renewFeed(id: string): Promise<Feed> {
  return unwrap(api.POST('/api/feeds/{id}/renew', one(id)))
}

export async function removeFeed(id: string): Promise<void> {
  await unwrap(api.DELETE('/api/feeds/{id}', one(id)))
}

// Where a calendar finds it: at the address under which one is here oneself.
export function addressOf({ path }: Feed): string {
  return location.origin + path
}

// The same for a calendar program to open: it asks whether to subscribe.
export function calendarLink(feed: Feed): string {
  return addressOf(feed).replace(/^https?:/, 'webcal:')
}
