import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { formatTotal } from '@/lib/totals'
import { useSession } from '@/session/session-store'
import { useReach } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/page-header'
import { RecordTabs } from '@/ui/record/record-tabs'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { DataTable } from '@/ui/table/data-table'
import { ExportMenu } from '@/ui/table/export-menu'
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

// /apps/campus/reports: the classes with how their students do, and side by side.
export function Component() {
  const { t, language } = useText()
  const { query } = useClassReports()
  const [search] = useSearchParams()
  const { data } = useQuery({ ...query, enabled: search.get('tab') !== 'comparison' })
  return (
    <>
      <PageHeader
        title={t('report.title')}
        count={data ? formatTotal(data.total, data.more, language) : ''}
      />
      <RecordTabs
        label={t('report.title')}
        tabs={[
          { name: 'classes', label: t('report.compare.class'), content: <ClassList /> },
          { name: 'comparison', label: t('report.compare.title'), content: <ComparisonView /> },
        ]}
      />
    </>
  )
}

// Few open it; the classes come first.
const ComparisonView = lazyPart(
  () => import('./comparison/comparison-view').then((m) => ({ default: m.ComparisonView })),
  <LoadingRows rows={8} height={32} />,
)

// The list as the address tells it.
function useClassReports() {
  const { params, setParams } = useListParams(reportListSpec)
  const own = useSession((state) => state.user?.organization_id) ?? ''
  const filter = reportFilterQuery(params, own)
  return { params, setParams, filter, query: classReportsQuery(filter, params) }
}

function ClassList() {
  const { t } = useText()
  const { params, setParams, filter, query } = useClassReports()
  const network = useReach('listClassReports') === 'all'
  const list = useQuery(query)
  return (
    <>
      <ReportFilters
        params={params}
        onParams={setParams}
        campus={filter.campus}
        network={network}
        tools={<ExportMenu path="/api/reports/classes/export" query={filter} name={t('report.title')} />}
      />
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
