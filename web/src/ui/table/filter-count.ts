import { createContext, useContext, useLayoutEffect } from 'react'

// How the toolbar of a list finds the chips of its filters, to put them away on a phone.
export const filterClass = 'list-filter'

// Whether a filter is put away at a desk until it is set.
export const RareFilters = createContext(false)

// What a filter tells the toolbar that it stands in: that it is there, and whether it is set. Answers with how to leave.
export type CountFilter = (set: boolean) => () => void

const uncounted: CountFilter = () => () => {}

export const FilterCount = createContext<CountFilter>(uncounted)

export function useCountedFilter(set: boolean): void {
  const count = useContext(FilterCount)
  useLayoutEffect(() => count(set), [count, set])
}
