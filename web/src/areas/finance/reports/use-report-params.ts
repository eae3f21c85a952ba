import { useSearchParams } from 'react-router'
import { isDay } from '@/lib/calendar-days'
import { groupings, type ReportQuery } from './api'

type Name = 'by' | 'campus' | 'from' | 'to'

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
  const choose = (name: Name) => (value: string | undefined) => {
    const next = new URLSearchParams(search)
    next.delete(name)
    if (value) next.set(name, value)
    setSearch(next)
  }
  return { query, choose }
}
