import type { Publication, PublishedChange } from './api'

// What came about between two publications: all that was told after the first, up to the second, as one change of each
// session. What was changed and changed back is none.
export function comparePublications(
  all: readonly Publication[],
  from: number,
  to: number,
): PublishedChange[] {
  const told = all
    .filter(({ number }) => number > from && number <= to)
    .sort((a, b) => a.number - b.number)
    .flatMap(({ changes }) => changes)
  const sessions = new Map<string, PublishedChange>()
  for (const change of told) {
    const earlier = sessions.get(change.session_id)
    sessions.set(change.session_id, earlier ? joined(earlier, change) : change)
  }
  return [...sessions.values()].filter(
    ({ before, after }) => JSON.stringify(before) !== JSON.stringify(after),
  )
}

function joined(first: PublishedChange, second: PublishedChange): PublishedChange {
  const { session_id, before } = first
  const { after } = second
  const kind = !before ? 'added' : !after ? 'canceled' : 'changed'
  const what = [...new Set([...first.what, ...second.what])]
  return { kind, session_id, what, ...(before && { before }), ...(after && { after }) }
}
