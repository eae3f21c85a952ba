import { useCallback, useMemo, useState } from 'react'

// Which rows are picked for an act on several: some by their ids, or all that the list finds, on every page.
export type Selection = {
  all: boolean
  ids: ReadonlySet<string>
  // On a phone the boxes are only shown while somebody is choosing.
  choosing: boolean
  has: (id: string) => boolean
  // With the ids of the page in their order, everything between the last pick and this one is picked too.
  toggle: (id: string, upTo?: readonly string[]) => void
  toggleMany: (ids: readonly string[]) => void
  pickAll: () => void
  startChoosing: () => void
  clear: () => void
}

type State = { of: string; all: boolean; ids: ReadonlySet<string>; last: string | null; choosing: boolean }

const nothing = (of: string): State => ({ of, all: false, ids: new Set(), last: null, choosing: false })

// `of` names what the list shows (search and filters): another list starts with nothing picked, so that nobody acts
// on rows that he no longer sees. Turning the page keeps what was picked.
export function useSelection(of: string): Selection {
  const [kept, setState] = useState(() => nothing(of))
  const state = kept.of === of ? kept : nothing(of)
  const change = useCallback(
    (next: (before: State) => State) => setState((before) => next(before.of === of ? before : nothing(of))),
    [of],
  )
  return useMemo(
    () => ({
      all: state.all,
      ids: state.ids,
      choosing: state.choosing || state.all || state.ids.size > 0,
      has: (id) => state.all || state.ids.has(id),
      toggle: (id, upTo) => change((before) => toggled(before, id, upTo)),
      toggleMany: (ids) => change((before) => toggledMany(before, ids)),
      pickAll: () => change((before) => ({ ...before, all: true })),
      startChoosing: () => change((before) => ({ ...before, choosing: true })),
      clear: () => setState(nothing(of)),
    }),
    [state, change, of],
  )
}

function toggled(before: State, id: string, upTo: readonly string[] | undefined): State {
  const ids = new Set(before.all ? [] : before.ids)
  const from = upTo && before.last ? upTo.indexOf(before.last) : -1
  const to = upTo?.indexOf(id) ?? -1
  if (upTo && from >= 0 && to >= 0) {
    for (const between of upTo.slice(Math.min(from, to), Math.max(from, to) + 1)) ids.add(between)
  } else if (!ids.delete(id)) ids.add(id)
  return { ...before, all: false, ids, last: id }
}

// All of them are picked, unless they already were.
function toggledMany(before: State, page: readonly string[]): State {
  const ids = new Set(before.ids)
  const full = before.all || page.every((id) => ids.has(id))
  for (const id of page) if (full) ids.delete(id)
  if (!full) for (const id of page) ids.add(id)
  return { ...before, all: false, ids, last: null }
}
