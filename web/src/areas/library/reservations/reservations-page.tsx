import { useQuery } from '@tanstack/react-query'
import { formatTotal } from '@/lib/totals'
import { useSession } from '@/session/session-store'
import { useReach } from '@/session/use-may'
import { ViewMenu } from '@/session/views/view-menu'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { CampusFilter } from '@/ui/campus/campus-filter'
import { PageHeader } from '@/ui/page-header'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { ExportMenu } from '@/ui/table/export-menu'
import { FilterChip } from '@/ui/table/filter-chip'
import { filterSetter } from '@/ui/table/list-params'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { ListPager } from '@/ui/table/pager'
import { SearchField } from '@/ui/table/search-field'
import { useListParams } from '@/ui/table/use-list-params'
import { bookListPath } from '../books/book-list'
import { everyCampus } from '../loans/loan-params'
import { LoanWays } from '../loans/loan-ways'
import { reservationsQuery } from './api'
import { ReservationLines } from './reservation-lines'

const spec = { sorts: ['created'], defaultSort: 'created', filters: ['campus', 'state'] } as const
const states = ['open', 'waiting', 'kept', 'ended'] as const

// /apps/academic/loans/reservations: who waits for which book.
export function Component() {
  const { t, language } = useText()
  const { params, setParams } = useListParams(spec)
  const own = useSession((state) => state.user?.organization_id) ?? ''
  const network = useReach('lendCopy') === 'all'
  const { filters, q, page, pageSize } = params
  const campus = filters.campus === everyCampus ? '' : (filters.campus ?? own)
  const state = states.find((name) => name === filters.state) ?? 'open'
  const filter = { state, ...(campus && { campus }), ...(q && { q }) }
  const list = useQuery(reservationsQuery({ ...filter, page, page_size: pageSize }))
  const filterBy = filterSetter(filters, setParams)
  return (
    <>
      <BackLink listPath={bookListPath}>{t('loan.books')}</BackLink>
      <PageHeader
        title={t('reservation.list_title')}
        count={list.data ? formatTotal(list.data.total, list.data.more, language) : ''}
        actions={
          <ExportMenu path="/api/reservations/export" query={filter} name={t('reservation.list_title')} />
        }
      />
      <LoanWays shown="reservations" />
      <ListToolbar>
        <SearchField
          label={t('reservation.search')}
          value={q}
          onSearch={(typed) => setParams({ q: typed }, { replace: true })}
        />
        {network && (
          <CampusFilter
            label={t('copy.campus')}
            value={campus || undefined}
            onChange={(chosen) => filterBy('campus')(chosen ?? everyCampus)}
          />
        )}
        <FilterChip
          label={t('reservation.state')}
          choices={states.map((value) => ({ value, label: t(`reservation.states.${value}`) }))}
          value={filters.state ?? 'open'}
          onChange={filterBy('state')}
        />
        <ViewMenu campus={network ? campus : undefined} />
      </ListToolbar>
      <QueryView query={list} loading={<LoadingRows rows={6} height={68} />}>
        {(found) =>
          found.items.length === 0 ? (
            <EmptyState text={t(q || filters.state ? 'reservation.none' : 'reservation.none_yet')} />
          ) : (
            <>
              <ReservationLines items={found.items} titled />
              <ListPager list={found} params={params} onParams={setParams} />
            </>
          )
        }
      </QueryView>
    </>
  )
}
