import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatMoney } from '@/lib/money'
import { formatTotal } from '@/lib/totals'
import { useSession } from '@/session/session-store'
import { useMayForOthers, useReach } from '@/session/use-may'
import { ViewMenu } from '@/session/views/view-menu'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { CampusFilter } from '@/ui/campus/campus-filter'
import { AddIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import type { Column } from '@/ui/table/columns'
import { DataTable } from '@/ui/table/data-table'
import { ExportMenu } from '@/ui/table/export-menu'
import { FilterChip } from '@/ui/table/filter-chip'
import { filterSetter, nextSort } from '@/ui/table/list-params'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { ListPager } from '@/ui/table/pager'
import { RowIdentity } from '@/ui/table/row-identity'
import { SearchField } from '@/ui/table/search-field'
import { useListParams } from '@/ui/table/use-list-params'
import { FinanceFrame } from '../finance-frame'
import { payerPath } from '../paths'
import { refreshMoney } from '../refresh'
import {
  type Payer,
  type PayerListParams,
  payerFilterQuery,
  payerKinds,
  payerListQuery,
  payerListSpec,
} from './api'
import { ReminderSwitch } from './reminder-switch'

const NewPayerDialog = lazyPart(() =>
  import('../people/new-payer-dialog').then((m) => ({ default: m.NewPayerDialog })),
)

// /apps/finance/payers: who pays for others, a church, a company, a relative; and, where they are asked for, students.
export function Component() {
  const texts = useText()
  const { t, language } = texts
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { params, setParams } = useListParams(payerListSpec)
  const list = useQuery(payerListQuery(params))
  const own = useSession((state) => state.user?.organization_id) ?? ''
  const mayAdd = useMayForOthers('createPayer')
  const readsBooks = useMayForOthers('getCampusMoney')
  const [adding, setAdding] = useState(false)
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
      {t('finance.new_payer.title')}
    </Button>
  )
  const { data } = list
  return (
    <FinanceFrame
      part="payers"
      count={data ? formatTotal(data.total, data.more, language) : ''}
      actions={
        <>
          <ExportMenu
            path="/api/payers/export"
            query={payerFilterQuery(params)}
            name={t('finance.tab.payers')}
          />
          {mayAdd && add}
        </>
      }
    >
      {readsBooks && <ReminderSwitch campus={params.filters.campus ?? own} />}
      <PayerFilters params={params} onParams={setParams} />
      <QueryView query={list} loading={<LoadingRows rows={8} height={46} head />}>
        {(page) =>
          page.items.length === 0 ? (
            <EmptyState text={t('payer.none')} action={mayAdd && add} />
          ) : (
            <>
              <DataTable
                label={t('finance.tab.payers')}
                columns={payerColumns(texts)}
                rows={page.items}
                rowKey={(row) => row.id}
                rowHref={(row) => payerPath(row.id)}
                sort={params.sort}
                onSort={(column) => setParams({ sort: nextSort(column, params.sort) })}
                cardAside={(row) => saySums(row.open, language)}
              />
              <ListPager list={page} params={params} onParams={setParams} />
            </>
          )
        }
      </QueryView>
      {adding && (
        <NewPayerDialog
          campusId={params.filters.campus ?? own}
          name=""
          onMade={({ id }) => {
            refreshMoney(cache)
            void navigate(payerPath(id))
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </FinanceFrame>
  )
}

const saySums = (sums: Payer['open'], language: string) => (
  <bdi>{sums.map(({ amount, currency }) => formatMoney(amount, currency, language)).join(', ')}</bdi>
)

function payerColumns({ t, language }: Texts): Column<Payer, 'name'>[] {
  return [
    {
      key: 'name',
      header: t('finance.new_payer.name'),
      sort: 'name',
      cell: (row) => <RowIdentity title={row.name} subtitle={t(`finance.payer_kind.${row.kind}`)} />,
    },
    { key: 'campus', header: t('invoice.campus'), cell: (row) => row.campus_name },
    {
      key: 'credit',
      header: t('finance.credit'),
      align: 'end',
      wideOnly: true,
      cell: (row) => saySums(row.credit, language),
    },
    {
      key: 'due',
      header: t('finance.standing.due'),
      align: 'end',
      cell: (row) => saySums(row.due, language),
    },
    {
      key: 'open',
      header: t('invoice.balance'),
      align: 'end',
      cell: (row) => saySums(row.open, language),
    },
  ]
}

type PayerFiltersProps = {
  params: PayerListParams
  onParams: (patch: Partial<PayerListParams>, options?: { replace?: boolean }) => void
}

function PayerFilters({ params, onParams }: PayerFiltersProps) {
  const { t } = useText()
  const network = useReach('listInvoices') === 'all'
  const { filters } = params
  const filterBy = filterSetter(filters, onParams)
  return (
    <ListToolbar>
      <SearchField
        label={t('payer.search')}
        value={params.q}
        onSearch={(q) => onParams({ q }, { replace: true })}
      />
      {network && (
        <CampusFilter label={t('invoice.campus')} value={filters.campus} onChange={filterBy('campus')} />
      )}
      <FilterChip
        label={t('finance.new_payer.kind')}
        choices={payerKinds
          .filter((kind) => kind !== 'others')
          .map((value) => ({ value, label: t(`finance.payer_kind.${value}`) }))}
        value={filters.kind}
        onChange={filterBy('kind')}
      />
      <FilterChip
        label={t('invoice.standing')}
        choices={[{ value: 'archived', label: t('payer.with_archived') }]}
        value={filters.state}
        onChange={filterBy('state')}
      />
      <ViewMenu />
    </ListToolbar>
  )
}
