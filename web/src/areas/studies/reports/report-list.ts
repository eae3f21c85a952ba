import type { ListParams } from '@/ui/table/list-params'

export const reportsPath = '/apps/campus/reports'
export const reportPath = (classId: string) => `${reportsPath}/${classId}`

// The list of reports as its address tells it.
export const reportListSpec = {
  sorts: ['code', 'year', 'campus'],
  defaultSort: '-year',
  filters: ['campus', 'year', 'curriculum', 'state'],
} as const

export type ReportListParams = ListParams<
  (typeof reportListSpec.sorts)[number],
  (typeof reportListSpec.filters)[number]
>
export type OnParams = (patch: Partial<ReportListParams>, options?: { replace?: boolean }) => void

export const everyCampus = 'all'
export const states = ['running', 'graduated'] as const

// The same filters as the server takes them. A list of a campus begins with one's own, which can be taken away.
export function reportFilterQuery({ sort, filters }: ReportListParams, own: string) {
  const campus = filters.campus === everyCampus ? undefined : (filters.campus ?? own)
  return {
    sort,
    ...(campus && { campus }),
    ...(/^\d{4}$/.test(filters.year ?? '') && { year: Number(filters.year) }),
    ...(filters.curriculum && { curriculum: filters.curriculum }),
    ...(filters.state === 'running' && { graduated: 'false' as const }),
    ...(filters.state === 'graduated' && { graduated: 'true' as const }),
  }
}

export type ReportFilterQuery = ReturnType<typeof reportFilterQuery>

export const isFiltered = ({ filters }: ReportListParams) =>
  Object.keys(filters).some((name) => name !== 'campus')
