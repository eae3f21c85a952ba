import { hasPermission } from '@/session/has-permission'
import type { NavigationEntry } from './entry'

// What a person sees of the menu: what his roles open. What is left without entries (a group, a line between nothing)
// disappears.
export function visibleEntries(
  entries: readonly NavigationEntry[],
  roles: readonly string[],
): NavigationEntry[] {
  const open = entries.filter((entry) => hasPermission(entry.auth, roles))
  const filled = open
    .map((entry) =>
      'children' in entry ? { ...entry, children: visibleEntries(entry.children, roles) } : entry,
    )
    .filter((entry) => !('children' in entry) || entry.children.length > 0)
  return filled.filter((entry, at) => entry.type !== 'divider' || separates(filled, at))
}

function separates(entries: readonly NavigationEntry[], at: number): boolean {
  const after = entries[at + 1]
  return at > 0 && after !== undefined && after.type !== 'divider'
}
