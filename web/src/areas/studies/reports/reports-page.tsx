import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { formatTotal } from '@/lib/totals'
import { useSession } from '@/session/session-store'
import { useReach } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { PageHeader } from '@/ui/page-header'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { DataTable } from '@/ui/table/data-table'
import { nextSort } from '@/ui/table/list-params'
import { ListPager } from '@/ui/table/pager'
import { useListParams } from '@/ui/table/use-list-params'
import { type ClassReportLine, classReportsQuery } from './api'
import { WarningCount } from './class-warnings'
import { reportColumns } from './report-columns'
import { ReportFilters } from './report-filters'
import {
  isFiltered,
  type OnParams,
  type ReportListParams,
  reportFilterQuery,
  reportListSpec,
  reportPath,
} from './report-list'

// /apps/campus/reports: the classes with how their students do.
export function Component() {
  const { t, language } = useText()
  const { params, setParams } = useListParams(reportListSpec)
  const own = useSession((state) => state.user?.organization_id) ?? ''
  const network = useReach('listClassReports') === 'all'
  const filter = reportFilterQuery(params, own)
  const list = useQuery(classReportsQuery(filter, params))
  const { data } = list
  return (
    <>
      <PageHeader
        title={t('report.title')}
        count={data ? formatTotal(data.total, data.more, language) : ''}
      />
      <ReportFilters params={params} onParams={setParams} campus={filter.campus} network={network} />
      <QueryView query={list} loading={<LoadingRows rows={8} height={56} head />}>
        {(page) => (
          <ReportTable
            page={page}
            params={params}
            onParams={setParams}
            oneCampus={filter.campus !== undefined || !network}
          />
        )}
      </QueryView>
    </>
  )
}

type ReportTableProps = {
  page: { items: ClassReportLine[]; total: number; more: boolean }
  params: ReportListParams
  onParams: OnParams
  oneCampus: boolean
}

function ReportTable({ page, params, onParams, oneCampus }: ReportTableProps) {
  const texts = useText()
  const { t } = texts
  // An old link: there are rows, only not here.
  const beyondEnd = page.items.length === 0 && page.total > 0 && params.page > 1
  useEffect(() => {
    if (beyondEnd) onParams({ page: 1 }, { replace: true })
  }, [beyondEnd, onParams])
  if (beyondEnd) return null
  if (page.items.length === 0) {
    return <EmptyState text={t(isFiltered(params) ? 'report.none_found' : 'report.none')} />
  }
  const marks = page.items.some(({ sees_marks }) => sees_marks)
  return (
    <>
      <DataTable
        label={t('report.title')}
        columns={reportColumns(texts, { oneCampus, marks })}
        rows={page.items}
        rowKey={({ class_id }) => class_id}
        rowName={({ class_code }) => class_code}
        rowHref={({ class_id }) => reportPath(class_id)}
        sort={params.sort}
        onSort={(column) => onParams({ sort: nextSort(column, params.sort) })}
        cardAside={(row) => <WarningCount summary={row} />}
      />
      <ListPager list={page} params={params} onParams={onParams} />
    </>
  )
}
