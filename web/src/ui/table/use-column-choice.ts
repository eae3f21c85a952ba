import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Column } from './columns'

export type ColumnChoice = {
  // The chosen ones; null where the list stands as it began.
  chosen: readonly string[] | null
  columns: readonly { key: string; header: string; shown: boolean }[]
  toggle: (key: string) => void
  // Undefined where the list stands as it began.
  reset: (() => void) | undefined
}

// Which columns of a list one wants to see: those that the address names, as a shared link does, else those that were
// chosen in this browser, kept under the list's name. The first column is the thing itself and always there; what was
// chosen stays however narrow the window is.
export function useColumnChoice<Row, S extends string>(list: string, columns: readonly Column<Row, S>[]) {
  const place = `columns.${list}`
  const [search, setSearch] = useSearchParams()
  const [own, setOwn] = useState(() => readChoice(place))
  const linked = search.get('columns')
  const chosen = linked === null ? own : linked.split(',')
  const [identity, ...facts] = columns
  const isShown = ({ key, hidden }: Column<Row, S>) => (chosen ? chosen.includes(key) : !hidden)
  const keep = (keys: string[] | null) => {
    if (keys) localStorage.setItem(place, JSON.stringify(keys))
    else localStorage.removeItem(place)
    setOwn(keys)
    if (linked !== null) setSearch((before) => withColumns(before, keys), { replace: true })
  }
  const toggle = (key: string) => {
    const shown = facts.filter(isShown).map((column) => column.key)
    keep(shown.includes(key) ? shown.filter((other) => other !== key) : [...shown, key])
  }
  const choice: ColumnChoice = {
    chosen,
    columns: facts.map((column) => ({ key: column.key, header: column.header, shown: isShown(column) })),
    toggle,
    reset: chosen ? () => keep(null) : undefined,
  }
  const kept = facts.filter(isShown).map((column) => (chosen ? { ...column, wideOnly: false } : column))
  return { choice, shown: identity ? [identity, ...kept] : kept }
}

function withColumns(search: URLSearchParams, keys: readonly string[] | null): URLSearchParams {
  const next = new URLSearchParams(search)
  if (keys) next.set('columns', keys.join(','))
  else next.delete('columns')
  return next
}

function readChoice(place: string): string[] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? 'null')
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : null
  } catch {
    return null // somebody's hand was in it: the list as it begins
  }
}
