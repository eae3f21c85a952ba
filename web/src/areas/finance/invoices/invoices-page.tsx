import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { formatTotal } from '@/lib/totals'
import { useMayForOthers } from '@/session/use-may'
import { ViewMenu } from '@/session/views/view-menu'
import { useText } from '@/texts/use-text'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { ColumnMenu } from '@/ui/table/column-menu'
import { ExportMenu } from '@/ui/table/export-menu'
import { useColumnChoice } from '@/ui/table/use-column-choice'
import { useListParams } from '@/ui/table/use-list-params'
import { FinanceFrame } from '../finance-frame'
import { MoneyFacts } from '../money-line'
import { useMoney } from '../use-money'
import { type InvoiceTotal, invoiceListQuery, totalsQuery } from './api'
import { InvoiceActs } from './invoice-acts'
import { invoiceColumns } from './invoice-columns'
import { InvoiceFilters } from './invoice-filters'
import { invoiceFilterQuery, invoiceListSpec } from './invoice-list'
import { InvoiceTable } from './invoice-table'

const loading = <LoadingRows rows={12} height={46} head />

// /apps/finance/invoices: who owes what. A student finds his own.
export function Component() {
  const texts = useText()
  const { t, language } = texts
  const { params, setParams } = useListParams(invoiceListSpec)
  const list = useQuery(invoiceListQuery(params))
  const totals = useQuery(totalsQuery(params))
  const office = useMayForOthers('listInvoices')
  const { choice, shown } = useColumnChoice('invoices', invoiceColumns(texts, office))
  const { data } = list
  return (
    <FinanceFrame
      part="invoices"
      count={data ? formatTotal(data.total, data.more, language) : ''}
      actions={
        <>
          <ExportMenu
            path="/api/invoices/export"
            query={invoiceFilterQuery(params)}
            name={t('finance.tab.invoices')}
          />
          <InvoiceActs />
        </>
      }
    >
      <InvoiceFilters
        params={params}
        onParams={setParams}
        currency={totals.data?.[0]?.currency ?? 'EUR'}
        tools={
          office && (
            <>
              <ColumnMenu choice={choice} />
              <ViewMenu columns={choice.chosen} />
            </>
          )
        }
      />
      <QueryView query={list} loading={loading}>
        {(page) =>
          // How many currencies there are is known with the sums: the rows wait for them, and do not jump.
          totals.isPending ? (
            loading
          ) : (
            <>
              <Totals totals={totals.data ?? []} />
              <InvoiceTable page={page} columns={shown} params={params} onParams={setParams} />
            </>
          )
        }
      </QueryView>
    </FinanceFrame>
  )
}

// What the invoices shown come to, on all pages: a line for each currency, which are never mixed.
function Totals({ totals }: { totals: readonly InvoiceTotal[] }) {
  const { t } = useText()
  const money = useMoney()
  return (
    <Box role="status" aria-label={t('invoice.totals')} sx={{ display: 'grid', gap: 1, mb: 2 }}>
      {totals.map(({ currency, total, credited, paid, balance }) => (
        <MoneyFacts
          key={currency}
          facts={[
            { label: t('invoice.balance'), value: money(balance, currency), strong: true },
            { label: t('invoice.total'), value: money(total, currency) },
            { label: t('invoice.paid'), value: money(paid, currency) },
            ...(credited > 0 ? [{ label: t('invoice.credited'), value: money(credited, currency) }] : []),
          ]}
        />
      ))}
    </Box>
  )
}
