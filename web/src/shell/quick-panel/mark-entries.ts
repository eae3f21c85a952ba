import { destinationsOf } from '@/shell/navigation/destinations'
import type { NavigationEntry } from '@/shell/navigation/entry'
import { isCurrent } from '@/shell/navigation/is-current'
import type { Unseen } from './api'

// How much that is new each entry of somebody's menu leads to, by its id. What lies below two entries is marked at the
// nearer, what his menu does not name at the dashboard of his space, which tells of it.
export function markEntries(
  pages: Unseen['pages'],
  menu: readonly NavigationEntry[],
  roles: readonly string[],
): Record<string, number> {
  const marks: Record<string, number> = {}
  const items = destinationsOf(menu).map(({ item }) => item)
  const space = spaces.find(({ role }) => roles.includes(role))?.id
  for (const { path, count } of pages) {
    const [entry] = items.filter((item) => isCurrent(item, path)).sort((a, b) => b.url.length - a.url.length)
    const id = entry?.id ?? (path.startsWith('/apps/') && space)
    if (id) marks[id] = (marks[id] ?? 0) + count
  }
  return marks
}

const spaces = [
  { role: 'teacher', id: 'instructor-dashboard' },
  { role: 'student', id: 'student-dashboard' },
  { role: 'alumni', id: 'student-dashboard' },
]
