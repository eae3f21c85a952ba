import { useSearchParams } from 'react-router'
import { isDay } from '@/lib/calendar-days'
import { filterSetter } from '@/ui/table/list-params'
import { groupings, type ReportQuery } from './api'

const names = ['by', 'campus', 'from', 'to'] as const
type Name = (typeof names)[number]

// What the report is about stands in the address, so that a link shows the same.
export function useReportParams() {
  const [search, setSearch] = useSearchParams()
  const day = (name: Name) => {
    const typed = search.get(name)
    return typed && isDay(typed) ? { [name]: typed } : {}
  }
  const campus = search.get('campus')
  const query: ReportQuery = {
    by: groupings.find((one) => one === search.get('by')) ?? 'month',
    ...(campus && { campus }),
    ...day('from'),
    ...day('to'),
  }
  const shown: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = search.get(name)
    if (value) shown[name] = value
  }
  const choose = filterSetter(shown, ({ filters }) => {
    const next = new URLSearchParams(search)
    for (const name of names) {
      const value = filters[name]
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setSearch(next)
  })
  return { query, choose }
}
