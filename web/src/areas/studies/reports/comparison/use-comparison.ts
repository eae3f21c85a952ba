import { useQuery } from '@tanstack/react-query'
import { useSession } from '@/session/session-store'
import { useReach } from '@/session/use-may'
import { filterSetter } from '@/ui/table/list-params'
import { useListParams } from '@/ui/table/use-list-params'
import { type Compared, comparisonQuery } from '../api'
import { everyCampus } from '../report-list'
import { type Measure, measures } from './measures'

// What is compared, as the address tells it. Campus and curriculum are those of the list.
const comparisonSpec = {
  sorts: ['name'],
  defaultSort: 'name',
  filters: ['campus', 'curriculum', 'by', 'measure', 'school_year', 'lines'],
} as const

// What is asked for and what came. Only who reaches every campus compares campuses.
export function useComparison() {
  const { params, setParams } = useListParams(comparisonSpec)
  const own = useSession((state) => state.user?.organization_id) ?? ''
  const network = useReach('compareReports') === 'all'
  const { filters } = params
  const by = network && filters.by === 'campus' ? 'campus' : 'class'
  const campus = filters.campus === everyCampus ? undefined : (filters.campus ?? own)
  const query: Compared = {
    by,
    ...(by === 'class' && campus && { campus }),
    ...(filters.curriculum && { curriculum: filters.curriculum }),
  }
  return {
    query,
    network,
    found: useQuery(comparisonQuery(query)),
    measure: measures.find((one) => one === filters.measure) as Measure | undefined,
    year: Number(filters.school_year) || undefined,
    lines: filters.lines?.split(',') ?? [],
    choose: filterSetter(filters, setParams),
  }
}

export type ComparisonState = ReturnType<typeof useComparison>
