import { sayDay } from '@/lib/calendar-days'
import { formatDay } from '@/lib/dates'
import { formatFigure } from '@/lib/numbers'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { ErrorIcon, SuccessIcon, WaitingIcon, WarningIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import { EmptyState } from '@/ui/states/empty-state'
import type { Column } from '@/ui/table/columns'
import { DataTable } from '@/ui/table/data-table'
import { nextSort } from '@/ui/table/list-params'
import { ListPager } from '@/ui/table/pager'
import { RowIdentity } from '@/ui/table/row-identity'
import type { Loan, LoanPage } from './api'
import { LoanMenu } from './loan-menu'
import type { LoanParams, loanSpec, OnParams } from './loan-params'

type LoansTableProps = { page: LoanPage; params: LoanParams; onParams: OnParams }

// Who has what, since when, and until when.
export function LoansTable({ page, params, onParams }: LoansTableProps) {
  const texts = useText()
  const { t } = texts
  if (page.items.length === 0) return <EmptyState text={t('loan.none')} />
  return (
    <>
      <DataTable
        label={t('loan.list_title')}
        columns={columnsOf(texts)}
        rows={page.items}
        rowKey={(row) => row.id}
        rowName={(row) => row.title}
        rowHref={(row) => `/apps/academic/book/copies/${row.book_id}`}
        sort={params.sort}
        onSort={(column) => onParams({ sort: nextSort(column, params.sort) })}
        rowMenu={(row) => <LoanMenu loan={row} />}
        cardAside={(row) => <LoanChip loan={row} />}
      />
      <ListPager list={page} params={params} onParams={onParams} />
    </>
  )
}

function columnsOf({ t, language }: Texts): Column<Loan, (typeof loanSpec.sorts)[number]>[] {
  return [
    {
      key: 'title',
      header: t('loan.book'),
      cell: (row) => <RowIdentity title={row.title} subtitle={<bdi>{row.barcode}</bdi>} />,
    },
    { key: 'borrower', header: t('copy.borrower'), cell: (row) => row.borrower },
    {
      key: 'lent',
      header: t('loan.lent'),
      sort: 'lent',
      cell: (row) => <bdi>{formatDay(row.lent_at, language)}</bdi>,
    },
    {
      key: 'due',
      header: t('copy.due'),
      sort: 'due',
      cell: (row) => <bdi>{sayDay(row.due_day, language)}</bdi>,
    },
    {
      key: 'renewals',
      header: t('loan.renewals'),
      align: 'end',
      wideOnly: true,
      cell: (row) => formatFigure(row.renewals, language),
    },
    { key: 'state', header: t('copy.state'), cell: (row) => <LoanChip loan={row} /> },
  ]
}

export function LoanChip({ loan }: { loan: Loan }) {
  const { t } = useText()
  if (loan.outcome === 'back')
    return <StateChip tone="neutral" icon={<SuccessIcon />} label={t('loan.states.back')} />
  if (loan.outcome === 'lost')
    return <StateChip tone="error" icon={<ErrorIcon />} label={t('copy.states.lost')} />
  if (loan.days_late > 0)
    return (
      <StateChip tone="warning" icon={<WarningIcon />} label={t('loan.late_by', { count: loan.days_late })} />
    )
  return <StateChip tone="info" icon={<WaitingIcon />} label={t('loan.states.open')} />
}
