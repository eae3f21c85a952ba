import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { rememberList } from './last-list'
import { type ListParams, type ListSpec, listSearch, parseListParams } from './list-params'

// Reads a list's state from the address and writes it back; what else stands in the address stays. A new search,
// filter or sort starts at page one.
export function useListParams<S extends string, F extends string>(spec: ListSpec<S, F>) {
  const [search, setSearch] = useSearchParams()
  const { pathname } = useLocation()
  const params = useMemo(() => parseListParams(search, spec), [search, spec])
  useEffect(() => rememberList(pathname, search.size > 0 ? `?${search}` : ''), [pathname, search])
  const asked = useAsked(search)
  const setParams = useCallback(
    (patch: Partial<ListParams<S, F>>, options?: { replace?: boolean }) => {
      const before = asked.latest()
      const latest = parseListParams(before, spec)
      const filters = patch.filters ? merged(latest.filters, params.filters, patch.filters) : latest.filters
      const next = listSearch({ ...latest, page: 1, ...patch, filters }, spec, before)
      asked.add(next)
      setSearch(next, options)
    },
    [asked, params, setSearch, spec],
  )
  return { params, setParams }
}

/**
 * The addresses that were asked for and are not on the page yet. On a slow machine the next change comes before the
 * last one is drawn: it must build on that one, not on what is still shown, or it takes it back.
 */
function useAsked(search: URLSearchParams) {
  const way = useRef<string[]>([])
  const now = search.toString()
  const shown = useRef(now)
  // Not while it is drawn: an address on its way is drawn aside, and the old one again in between when somebody types.
  useEffect(() => {
    if (now === shown.current) return
    shown.current = now
    // Those before it were overtaken; by another way (Back, a link) none of them counts any more.
    const at = way.current.indexOf(now)
    way.current = at < 0 ? [] : way.current.slice(at + 1)
  }, [now])
  return useMemo(
    () => ({
      latest: () => new URLSearchParams(way.current.at(-1) ?? shown.current),
      add: (next: URLSearchParams) => way.current.push(next.toString()),
    }),
    [],
  )
}

// What somebody changed in the filters that he saw, done to the latest ones.
function merged<F extends string>(
  latest: Partial<Record<F, string>>,
  seen: Partial<Record<F, string>>,
  wanted: Partial<Record<F, string>>,
): Partial<Record<F, string>> {
  const all = { ...latest }
  for (const name of Object.keys({ ...seen, ...wanted }) as F[]) {
    if (wanted[name] !== seen[name]) all[name] = wanted[name]
  }
  return all
}
