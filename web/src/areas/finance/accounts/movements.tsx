import Checkbox from '@mui/material/Checkbox'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isDay } from '@/lib/calendar-days'
import { formatDate } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { notifyFailure } from '@/ui/notify-failure'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import type { Column } from '@/ui/table/columns'
import { DataTable } from '@/ui/table/data-table'
import { DayFilterChip } from '@/ui/table/day-filter-chip'
import { ExportMenu } from '@/ui/table/export-menu'
import { FilterChip } from '@/ui/table/filter-chip'
import { filterSetter } from '@/ui/table/list-params'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { ListPager } from '@/ui/table/pager'
import { RowIdentity } from '@/ui/table/row-identity'
import { useListParams } from '@/ui/table/use-list-params'
import { transactionPath } from '../paths'
import { refreshMoney } from '../refresh'
import { type Account, type Movement, type MovementFilter, movementsQuery, tickMovements } from './api'

const spec = { sorts: ['day'], defaultSort: '-day', filters: ['from', 'to', 'reconciled'] } as const

// What came and went, the latest first, with what was on the account after each; ticked where the bank's statement has it.
export function Movements({ account }: { account: Account }) {
  const texts = useText()
  const { t } = texts
  const cache = useQueryClient()
  const { params, setParams } = useListParams(spec)
  const { from, to, reconciled } = params.filters
  const filter: MovementFilter = {
    ...(from && isDay(from) && { from }),
    ...(to && isDay(to) && { to }),
    ...((reconciled === 'yes' || reconciled === 'no') && { reconciled }),
  }
  const list = useQuery(movementsQuery(account.id, filter, params.page, params.pageSize))
  const filterBy = filterSetter(params.filters, setParams)
  const tick = async ({ id }: Movement, ticked: boolean) => {
    try {
      await tickMovements(account.id, [id], ticked)
      refreshMoney(cache)
    } catch (error) {
      notifyFailure(error)
    }
  }
  const columns = movementColumns(texts, account, (movement) =>
    account.may_edit ? (
      <Checkbox
        size="small"
        checked={movement.reconciled}
        onChange={(_event, checked) => void tick(movement, checked)}
        slotProps={{
          input: { 'aria-label': t('ledger.tick', { day: formatDate(movement.day, texts.language) }) },
        }}
      />
    ) : (
      t(movement.reconciled ? 'ui.yes' : 'ui.no')
    ),
  )
  return (
    <>
      <ListToolbar>
        <DayFilterChip label={t('invoice.from')} value={from} onChange={filterBy('from')} />
        <DayFilterChip label={t('invoice.to')} value={to} onChange={filterBy('to')} />
        <FilterChip
          label={t('ledger.reconciled')}
          choices={(['yes', 'no'] as const).map((value) => ({ value, label: t(`ui.${value}`) }))}
          value={reconciled}
          onChange={filterBy('reconciled')}
        />
        <ExportMenu
          path={`/api/accounts/${account.id}/movements/export`}
          query={filter}
          name={t('ledger.movements')}
        />
      </ListToolbar>
      <QueryView query={list} loading={<LoadingRows rows={10} height={46} head />}>
        {(page) =>
          page.items.length === 0 ? (
            <EmptyState text={t('ledger.no_movements')} />
          ) : (
            <>
              <DataTable
                label={t('ledger.movements')}
                columns={columns}
                rows={page.items}
                rowKey={(row) => row.id}
                rowHref={(row) => transactionPath(row.transaction_id)}
                sort={params.sort}
                onSort={() => {}}
                cardAside={(row) => <bdi>{formatMoney(row.amount, account.currency, texts.language)}</bdi>}
              />
              <ListPager list={page} params={params} onParams={setParams} />
            </>
          )
        }
      </QueryView>
    </>
  )
}

function movementColumns(
  { t, code, language }: Texts,
  { currency }: Account,
  tick: (movement: Movement) => ReactNode,
): Column<Movement, 'day'>[] {
  const say = ({ category }: Movement) => category && (code(`finance.category.${category}`) ?? category)
  const money = (amount: number) => <bdi>{formatMoney(amount, currency, language)}</bdi>
  return [
    {
      key: 'what',
      header: t('ledger.what'),
      cell: (row) => (
        <RowIdentity
          title={row.payer_name || say(row) || t(`finance.kind.${row.kind}`)}
          subtitle={[formatDate(row.day, language), row.receipt, row.reference, row.memo]
            .filter(Boolean)
            .join(' · ')}
        />
      ),
    },
    { key: 'kind', header: t('ledger.kind'), wideOnly: true, cell: (row) => t(`finance.kind.${row.kind}`) },
    { key: 'category', header: t('finance.category_label'), wideOnly: true, cell: say },
    { key: 'ticked', header: t('ledger.reconciled'), cell: tick },
    { key: 'amount', header: t('finance.amount'), align: 'end', cell: (row) => money(row.amount) },
    { key: 'balance', header: t('ledger.balance'), align: 'end', cell: (row) => money(row.balance) },
  ]
}
