import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { api, type Schemas, unwrap } from '@/api/client'
import { foldText } from '@/lib/fold-text'
import { useSettled } from '@/lib/use-settled'
import { lastSeen, type Seen } from '@/session/last-seen'

export type FoundRecord = Seen & Partial<Pick<Schemas['Found'], 'roles' | 'picture_url'>>

// Failed: the server did not answer, which is not to have found nothing.
type Found = { records: FoundRecord[]; searching: boolean; failed: boolean }

// One letter finds everything, which is nothing.
const fewest = 2

function searchQuery(words: string) {
  return {
    queryKey: ['search', words],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      unwrap(api.GET('/api/search', { params: { query: { q: words } }, signal })),
    enabled: words.length >= fewest,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  }
}

// The records that a few typed letters may mean. Those that one looked at last are known here and come first; the
// server knows the others.
export function useFoundRecords(typed: string): Found {
  const words = typed.trim()
  const settled = useSettled(words)
  const answer = useQuery(searchQuery(settled))
  const [seen] = useState(lastSeen)
  const asked = words.length >= fewest
  const answered = settled === words && !answer.isPlaceholderData
  const records = useMemo(() => {
    if (!words) return seen.slice(0, 5)
    const items: FoundRecord[] = asked ? (answer.data?.items ?? []) : []
    // What was found for the words before stays only where it fits these: Enter may open it.
    const found = answered ? items : items.filter((one) => isLike(one, words))
    const known = seen.filter((one) => isLike(one, words))
    const of = (one: Seen) => `${one.kind} ${one.id}`
    const again = new Map(found.map((one) => [of(one), one]))
    return [
      ...known.map((one) => again.get(of(one)) ?? one),
      ...found.filter((one) => !known.some((other) => of(other) === of(one))),
    ]
  }, [words, asked, answered, seen, answer.data])
  const searching = asked && (settled !== words || answer.isFetching)
  return { records, searching, failed: asked && !searching && answer.isError }
}

function isLike({ title, about }: Seen, words: string): boolean {
  const text = ` ${foldText(title)} ${foldText(about)}`
  return foldText(words)
    .split(/\s+/)
    .every((word) => text.includes(` ${word}`))
}
