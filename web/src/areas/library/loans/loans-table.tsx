import { useQueryClient } from '@tanstack/react-query'
import { sayDay } from '@/lib/calendar-days'
import { formatDay } from '@/lib/dates'
import { formatFigure } from '@/lib/numbers'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { confirm } from '@/ui/confirm-store'
import { ErrorIcon, RenewIcon, SuccessIcon, WaitingIcon, WarningIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { StateChip } from '@/ui/state-chip'
import { EmptyState } from '@/ui/states/empty-state'
import type { Column } from '@/ui/table/columns'
import { DataTable } from '@/ui/table/data-table'
import { nextSort } from '@/ui/table/list-params'
import { ListPager } from '@/ui/table/pager'
import { RowIdentity } from '@/ui/table/row-identity'
import { type Loan, type LoanPage, lose, refreshLoans, renew } from './api'
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

function LoanChip({ loan }: { loan: Loan }) {
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

function LoanMenu({ loan }: { loan: Loan }) {
  const { t } = useText()
  const cache = useQueryClient()
  if (!loan.may_edit || loan.outcome !== '') return null
  const attempt = (act: () => Promise<string | undefined>) => () =>
    void act()
      .then((text) => {
        refreshLoans(cache)
        if (text) notify({ text })
      })
      .catch(notifyFailure)
  const actions: Action[] = [
    {
      label: t('loan.renew'),
      icon: <RenewIcon />,
      onClick: attempt(async () => {
        await renew(loan.id)
        return t('loan.renewed', { title: loan.title })
      }),
    },
    {
      label: t('loan.lose'),
      icon: <ErrorIcon />,
      onClick: attempt(async () => {
        const question = { title: t('loan.lose_ask', { title: loan.title }), act: t('loan.lose') }
        if (!(await confirm(question))) return undefined
        await lose(loan.id)
        return t('loan.lost', { title: loan.title })
      }),
    },
  ]
  return <ActionMenu label={t('loan.actions', { title: loan.title })} actions={actions} />
}
