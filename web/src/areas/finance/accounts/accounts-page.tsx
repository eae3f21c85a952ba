import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoney } from '@/lib/money'
import { formatTotal } from '@/lib/totals'
import { useMay, useReach } from '@/session/use-may'
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
import { DayFilterChip } from '@/ui/table/day-filter-chip'
import { ExportMenu } from '@/ui/table/export-menu'
import { FilterChip } from '@/ui/table/filter-chip'
import { filterSetter, nextSort } from '@/ui/table/list-params'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { ListPager } from '@/ui/table/pager'
import { RowIdentity } from '@/ui/table/row-identity'
import { SearchField } from '@/ui/table/search-field'
import { useListParams } from '@/ui/table/use-list-params'
import { useShortcut } from '@/ui/use-shortcut'
import { FinanceFrame } from '../finance-frame'
import { accountPath } from '../paths'
import { type AccountListParams, accountFilterQuery, accountListSpec } from './account-list'
import { type Account, accountKinds, accountListQuery } from './api'

const NewAccountDialog = lazyPart(() =>
  import('./new-account-dialog').then((m) => ({ default: m.NewAccountDialog })),
)

// /apps/finance/accounts: where money lies, and how much of it on any day.
export function Component() {
  const texts = useText()
  const { t, language } = texts
  const { params, setParams } = useListParams(accountListSpec)
  const list = useQuery(accountListQuery(params))
  const mayOpen = useMay('createAccount')
  const [opening, setOpening] = useState(false)
  const openNew = () => setOpening(true)
  useShortcut('n', mayOpen ? openNew : undefined)
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={openNew}>
      {t('ledger.account.new')}
    </Button>
  )
  const { data } = list
  return (
    <FinanceFrame
      part="accounts"
      count={data ? formatTotal(data.total, data.more, language) : ''}
      actions={
        <>
          <ExportMenu
            path="/api/accounts/export"
            query={accountFilterQuery(params)}
            name={t('finance.tab.accounts')}
          />
          {mayOpen && add}
        </>
      }
    >
      <AccountFilters params={params} onParams={setParams} />
      <QueryView query={list} loading={<LoadingRows rows={6} height={46} head />}>
        {(page) =>
          page.items.length === 0 ? (
            <EmptyState text={t('ledger.account.none')} action={mayOpen && add} />
          ) : (
            <>
              <DataTable
                label={t('finance.tab.accounts')}
                columns={accountColumns(texts)}
                rows={page.items}
                rowKey={(row) => row.id}
                rowHref={(row) => accountPath(row.id)}
                sort={params.sort}
                onSort={(column) => setParams({ sort: nextSort(column, params.sort) })}
                cardAside={(row) => <bdi>{formatMoney(row.balance, row.currency, language)}</bdi>}
              />
              <ListPager list={page} params={params} onParams={setParams} />
            </>
          )
        }
      </QueryView>
      {opening && <NewAccountDialog onClose={() => setOpening(false)} />}
    </FinanceFrame>
  )
}

function accountColumns({ t, language }: Texts): Column<Account, 'name'>[] {
  return [
    {
      key: 'name',
      header: t('ledger.account.name'),
      sort: 'name',
      cell: (row) => <RowIdentity title={row.name} subtitle={t(`finance.account_kind.${row.kind}`)} />,
    },
    { key: 'campus', header: t('invoice.campus'), cell: (row) => row.campus_name },
    { key: 'iban', header: t('ledger.account.iban'), wideOnly: true, cell: (row) => <bdi>{row.iban}</bdi> },
    {
      key: 'state',
      header: t('invoice.standing'),
      wideOnly: true,
      cell: (row) => row.archived && t('ledger.account.archived'),
    },
    {
      key: 'balance',
      header: t('ledger.balance'),
      align: 'end',
      cell: (row) => <bdi>{formatMoney(row.balance, row.currency, language)}</bdi>,
    },
  ]
}

type AccountFiltersProps = {
  params: AccountListParams
  onParams: (patch: Partial<AccountListParams>, options?: { replace?: boolean }) => void
}

function AccountFilters({ params, onParams }: AccountFiltersProps) {
  const { t } = useText()
  const network = useReach('listAccounts') === 'all'
  const { filters } = params
  const filterBy = filterSetter(filters, onParams)
  return (
    <ListToolbar>
      <SearchField
        label={t('ledger.account.search')}
        value={params.q}
        onSearch={(q) => onParams({ q }, { replace: true })}
      />
      {network && (
        <CampusFilter label={t('invoice.campus')} value={filters.campus} onChange={filterBy('campus')} />
      )}
      <FilterChip
        label={t('ledger.account.kind')}
        choices={accountKinds.map((value) => ({ value, label: t(`finance.account_kind.${value}`) }))}
        value={filters.kind}
        onChange={filterBy('kind')}
      />
      <DayFilterChip label={t('ledger.on')} value={filters.on} onChange={filterBy('on')} />
      <FilterChip
        label={t('invoice.standing')}
        choices={[{ value: 'archived', label: t('ledger.account.with_archived') }]}
        value={filters.state}
        onChange={filterBy('state')}
      />
      <ViewMenu />
    </ListToolbar>
  )
}
