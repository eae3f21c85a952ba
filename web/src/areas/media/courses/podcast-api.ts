import { queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'

export type Podcast = Schemas['Podcast']

export function podcastQuery() {
  return queryOptions({
    queryKey: keys.podcast,
    queryFn: ({ signal }) => unwrap(api.GET('/api/podcast', { signal })),
  })
}

// Makes one's podcast, or gives it another address.
export function renewPodcast(): Promise<Podcast> {
  return unwrap(api.POST('/api/podcast'))
}

export async function endPodcast(): Promise<void> {
  await unwrap(api.DELETE('/api/podcast'))
}
