import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { ViewMenu } from '@/session/views/view-menu'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { PageHeader } from '@/ui/page-header'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { DataTable } from '@/ui/table/data-table'
import { ExportMenu } from '@/ui/table/export-menu'
import { FilterChip } from '@/ui/table/filter-chip'
import { filterSetter } from '@/ui/table/list-params'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { ListPager } from '@/ui/table/pager'
import { useListParams } from '@/ui/table/use-list-params'
import { instructorListPath } from '../instructors/instructor-list'
import { type RequestFilter, requestListQuery, requestPath, requestStates } from './api'
import { requestColumns } from './request-columns'
import { RequestStateChip } from './request-state-chip'

const spec = { sorts: ['created'], defaultSort: '-created', filters: ['state'] } as const

// /apps/academic/instructor/requests: what instructors were asked, and how many have answered.
export function Component() {
  const texts = useText()
  const { t } = texts
  const { params, setParams } = useListParams(spec)
  const state = requestStates.find((one) => one === params.filters.state)
  const filter: RequestFilter = { ...(state && { state }) }
  const list = useQuery(requestListQuery(filter, params.page, params.pageSize))
  const columns = useMemo(() => requestColumns(texts), [texts])
  const toList = (
    <Button variant="outlined" component={Link} to={instructorListPath}>
      {t('instructor.list.title')}
    </Button>
  )
  return (
    <>
      <BackLink listPath={instructorListPath}>{t('instructor.list.title')}</BackLink>
      <PageHeader
        title={t('instructor.requests')}
        actions={<ExportMenu path="/api/availability-requests/export" query={filter} name="requests" />}
      />
      <ListToolbar>
        <FilterChip
          label={t('instructor.request.state')}
          choices={requestStates.map((value) => ({ value, label: t(`instructor.request_state.${value}`) }))}
          value={state}
          onChange={filterSetter(params.filters, setParams)('state')}
        />
        <ViewMenu />
      </ListToolbar>
      <QueryView query={list} loading={<LoadingRows rows={6} height={46} head />}>
        {({ items, total, more }) =>
          items.length === 0 ? (
            <EmptyState
              text={t(state ? 'instructor.request.none_match' : 'instructor.request.none')}
              action={toList}
            />
          ) : (
            <>
              <DataTable
                label={t('instructor.requests')}
                columns={columns}
                rows={items}
                rowKey={(row) => row.id}
                rowHref={(row) => requestPath(row.id)}
                sort={params.sort}
                onSort={() => {}}
                cardAside={(row) => <RequestStateChip state={row.state} />}
              />
              <ListPager list={{ total, more }} params={params} onParams={setParams} />
            </>
          )
        }
      </QueryView>
    </>
  )
}
