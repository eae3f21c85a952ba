import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { Schemas } from '@/api/client'
import { useMay, useMayForOthers } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { DeleteIcon, OpenIcon, SuccessIcon } from '@/ui/icons'
import { EmptyState } from '@/ui/states/empty-state'
import type { Column } from '@/ui/table/columns'
import { DataTable } from '@/ui/table/data-table'
import { nextSort } from '@/ui/table/list-params'
import { ListPager } from '@/ui/table/pager'
import { SelectionBar } from '@/ui/table/selection-bar'
import { useSelection } from '@/ui/table/use-selection'
import { invoicePath } from '../paths'
import { InvoiceChip } from '../standing-chip'
import type { Invoice } from './api'
import { type InvoiceListParams, type invoiceListSpec, isFiltered, type OnParams } from './invoice-list'
import { useInvoiceActs } from './use-invoice-acts'

type InvoiceTableProps = {
  page: Schemas['PageInvoice']
  columns: readonly Column<Invoice, (typeof invoiceListSpec.sorts)[number]>[]
  params: InvoiceListParams
  onParams: OnParams
}

// The rows of one page, and the way to the others. Drafts may be picked and issued together.
export function InvoiceTable({ page, columns, params, onParams }: InvoiceTableProps) {
  const { t } = useText()
  const mayIssue = useMay('issueInvoice')
  const selection = useSelection(JSON.stringify([params.q, params.filters]))
  const { issueMany, mailMany } = useInvoiceActs()
  const beyondEnd = page.items.length === 0 && page.total > 0 && params.page > 1
  useEffect(() => {
    if (beyondEnd) onParams({ page: 1 }, { replace: true })
  }, [beyondEnd, onParams])
  if (page.items.length === 0) {
    return beyondEnd ? null : <InvoicesEmpty params={params} onParams={onParams} />
  }
  return (
    <>
      <DataTable
        label={t('finance.tab.invoices')}
        columns={columns}
        rows={page.items}
        rowKey={(row) => row.id}
        rowName={(row) => [row.number, row.payer_name].filter(Boolean).join(' ')}
        rowHref={(row) => invoicePath(row.id)}
        sort={params.sort}
        onSort={(column) => onParams({ sort: nextSort(column, params.sort) })}
        rowMenu={(row) => <InvoiceRowMenu row={row} />}
        cardAside={(row) => <InvoiceChip invoice={row} />}
        selection={mayIssue ? selection : undefined}
      />
      <ListPager list={page} params={params} onParams={onParams} />
      {mayIssue && (
        <SelectionBar selection={selection} total={page.total} more={page.more}>
          <Button variant="outlined" onClick={() => void mailMany(selection, params)}>
            {t('invoice.mail.act')}
          </Button>
          <Button variant="contained" onClick={() => void issueMany(selection, params)}>
            {t('invoice.issue.act')}
          </Button>
        </SelectionBar>
      )}
    </>
  )
}

function InvoicesEmpty({ params, onParams }: Pick<InvoiceTableProps, 'params' | 'onParams'>) {
  const { t } = useText()
  const office = useMayForOthers('listInvoices')
  if (!isFiltered(params)) {
    return <EmptyState text={t(office ? 'invoice.none_yet' : 'invoice.none_own')} />
  }
  const showAll = (
    <Button variant="outlined" onClick={() => onParams({ q: '', filters: {} })}>
      {t('invoice.show_all')}
    </Button>
  )
  return <EmptyState text={t('invoice.none_match')} action={showAll} />
}

function InvoiceRowMenu({ row }: { row: Invoice }) {
  const { t } = useText()
  const navigate = useNavigate()
  const { issue, remove } = useInvoiceActs()
  const actions: Action[] = [
    { label: t('ui.open'), icon: <OpenIcon />, onClick: () => void navigate(invoicePath(row.id)) },
  ]
  if (row.state === 'draft' && row.may_keep) {
    actions.push({ label: t('invoice.issue.act'), icon: <SuccessIcon />, onClick: () => void issue(row) })
  }
  if (row.may_edit) {
    actions.push({
      label: t('invoice.delete.act'),
      icon: <DeleteIcon />,
      irreversible: true,
      onClick: () => void remove(row),
    })
  }
  return <ActionMenu label={t('invoice.actions', { name: row.number || row.payer_name })} actions={actions} />
}
