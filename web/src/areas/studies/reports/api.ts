import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { reportKeys as keys } from '../keys'
import type { ReportFilterQuery } from './report-list'

export type ClassReport = Schemas['ClassReport']
export type ClassReportLine = Schemas['ClassReportLine']
export type ClassReportStudent = Schemas['ClassReportStudent']
export type ClassReportCell = Schemas['ClassReportCell']
export type ClassSummary = Schemas['ClassSummary']

export function classReportsQuery(
  filter: ReportFilterQuery,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const query = { ...filter, page, page_size: pageSize }
  return queryOptions({
    queryKey: [...keys.classReports, query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/reports/classes', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

// Others enter grades and attendance meanwhile: it is asked for anew each time it is opened.
export function classReportQuery(id: string) {
  return queryOptions({
    queryKey: keys.classReport(id),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/reports/classes/{id}', { params: { path: { id } }, signal })),
    staleTime: 0,
  })
}

export function classWarningsQuery(id: string) {
  return queryOptions({
    queryKey: keys.classWarnings(id),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/reports/classes/{id}/warnings', { params: { path: { id } }, signal })),
    staleTime: 0,
  })
}

// Every version that a class can follow, to narrow the list by.
export function curriculaQuery() {
  const query = { page: 1, page_size: 200, sort: 'name' as const }
  return queryOptions({
    queryKey: keys.curricula,
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/curricula', { params: { query }, signal }))).items,
  })
}

export type Compared = { by: 'class' | 'campus'; campus?: string; curriculum?: string }

export function comparisonQuery(query: Compared) {
  return queryOptions({
    queryKey: keys.comparison(query),
    queryFn: ({ signal }) => unwrap(api.GET('/api/reports/comparison', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}
