import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'

// What somebody has, and the mark by which the server knows it.
export type Known<T> = { mark: string; data: T }

type Answer<T> = { mark: string; data?: T }

export const everyMs = 4000

/**
 * Follows what others change as well: asks every few seconds, while the page is looked at, whether there is anything
 * new since the last answer. An answer without data leaves everything as it is. Who has changed something himself
 * writes it under the key with the old mark: the next answer then brings all that came of it.
 */
export function sinceQuery<T>(
  queryKey: QueryKey,
  ask: (since: string, signal: AbortSignal) => Promise<Answer<T>>,
) {
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<Known<T>> => {
      const known = client.getQueryData<Known<T>>(queryKey)
      const { mark, data } = await ask(known?.mark ?? '', signal)
      if (data !== undefined) return { mark, data }
      if (!known) throw new Error('nothing is known, and nothing was told')
      return { mark, data: known.data }
    },
    select: ({ data }: Known<T>): T => data,
    staleTime: 0,
    refetchInterval: everyMs,
  })
}

// Asks for everything, whatever is known: for who did something that may not show in the mark.
export function askAnew(cache: QueryClient, queryKey: QueryKey): void {
  cache.setQueryData<Known<unknown>>(queryKey, (known) => known && { ...known, mark: '' })
  void cache.invalidateQueries({ queryKey })
}
