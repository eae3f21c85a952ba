import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type ListParams, type ListSpec, listSearch, parseListParams } from './list-params'

// Reads a list's state from the address and writes it back. A new search, filter or sort starts at page one.
export function useListParams<S extends string, F extends string>(spec: ListSpec<S, F>) {
  const [search, setSearch] = useSearchParams()
  const params = useMemo(() => parseListParams(search, spec), [search, spec])
  const setParams = useCallback(
    (patch: Partial<ListParams<S, F>>, options?: { replace?: boolean }) =>
      setSearch(
        (before) => listSearch({ ...parseListParams(before, spec), page: 1, ...patch }, spec),
        options,
      ),
    [setSearch, spec],
  )
  return { params, setParams }
}
