import { destinationsOf } from '@/shell/navigation/destinations'
import { isCurrent } from '@/shell/navigation/is-current'
import { navigation } from '@/shell/navigation/navigation'
import type { Unseen } from './api'

const items = destinationsOf(navigation).map(({ item }) => item)

// How much that is new each entry of the menu leads to, by its id. What lies below two entries is marked at the nearer.
export function markEntries(pages: Unseen['pages']): Record<string, number> {
  const marks: Record<string, number> = {}
  for (const { path, count } of pages) {
    const [entry] = items.filter((item) => isCurrent(item, path)).sort((a, b) => b.url.length - a.url.length)
    if (entry) marks[entry.id] = (marks[entry.id] ?? 0) + count
  }
  return marks
}
