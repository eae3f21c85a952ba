import { useCallback, useEffect, useMemo } from 'react'
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
  const setParams = useCallback(
    (patch: Partial<ListParams<S, F>>, options?: { replace?: boolean }) =>
      setSearch(
        (before) => listSearch({ ...parseListParams(before, spec), page: 1, ...patch }, spec, before),
        options,
      ),
    [setSearch, spec],
  )
  return { params, setParams }
}
