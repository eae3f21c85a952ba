import { leavesOf, sameLeaf, setLeaf } from '@/lib/leaves'

export type Difference = { name: string; mine: unknown; theirs: unknown }

// Two people changed one record. What only one of them touched needs no question; the rest is for the person.
export function mergeEdits<T extends object>(
  base: T,
  mine: T,
  theirs: T,
): { merged: T; differences: Difference[] } {
  const merged = structuredClone(theirs)
  const differences: Difference[] = []
  const [before, now] = [leavesOf(base), leavesOf(theirs)]
  for (const [name, value] of leavesOf(mine)) {
    const changedByMe = !sameLeaf(value, before.get(name))
    if (!changedByMe || sameLeaf(value, now.get(name))) continue
    const changedByThem = !sameLeaf(now.get(name), before.get(name))
    if (changedByThem) differences.push({ name, mine: value, theirs: now.get(name) })
    else setLeaf(merged, name, value)
  }
  return { merged, differences }
}
