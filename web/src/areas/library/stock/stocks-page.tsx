import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatDay } from '@/lib/dates'
import { formatFigure } from '@/lib/numbers'
import { useSession } from '@/session/session-store'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { ClosedIcon, WaitingIcon } from '@/ui/icons'
import { notifyFailure } from '@/ui/notify-failure'
import { PageHeader } from '@/ui/page-header'
import { StateChip } from '@/ui/state-chip'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import type { Column } from '@/ui/table/columns'
import { DataTable } from '@/ui/table/data-table'
import { ExportMenu } from '@/ui/table/export-menu'
import { ListPager } from '@/ui/table/pager'
import { RowIdentity } from '@/ui/table/row-identity'
import { useListParams } from '@/ui/table/use-list-params'
import { bookListPath } from '../books/book-list'
import { keys } from '../keys'
import { LoanWays } from '../loans/loan-ways'
import { stockPath } from '../loans/paths'
import { beginStock, type Stock, stocksQuery } from './api'

const spec = { sorts: ['begun'], defaultSort: '-begun', filters: [] } as const

// /apps/academic/loans/stock: the stock-takings of one's campus, and the way to begin one.
export function Component() {
  const texts = useText()
  const { t } = texts
  const { params, setParams } = useListParams(spec)
  const campus = useSession((state) => state.user?.organization_id) ?? ''
  const list = useQuery(stocksQuery({ campus, page: params.page, page_size: params.pageSize }))
  return (
    <>
      <BackLink listPath={bookListPath}>{t('loan.books')}</BackLink>
      <PageHeader
        title={t('stock.list_title')}
        actions={
          <>
            <ExportMenu path="/api/stock-takings/export" query={{ campus }} name={t('stock.list_title')} />
            <Begin campusId={campus} />
          </>
        }
      />
      <LoanWays shown="stock" />
      <QueryView query={list} loading={<LoadingRows rows={4} height={51} head />}>
        {(found) =>
          found.items.length === 0 ? (
            <EmptyState text={t('stock.none')} />
          ) : (
            <>
              <DataTable
                label={t('stock.list_title')}
                columns={columnsOf(texts)}
                rows={found.items}
                rowKey={(row) => row.id}
                rowName={(row) => formatDay(row.begun_at, texts.language)}
                rowHref={(row) => stockPath(row.id)}
                sort={params.sort}
                onSort={() => {}}
                cardAside={(row) => <StockChip stock={row} />}
              />
              <ListPager list={found} params={params} onParams={setParams} />
            </>
          )
        }
      </QueryView>
    </>
  )
}

function Begin({ campusId }: { campusId: string }) {
  const { t } = useText()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const begin = async () => {
    setBusy(true)
    try {
      const made = await beginStock(campusId)
      void cache.invalidateQueries({ queryKey: keys.stocks })
      await navigate(stockPath(made.id))
    } catch (error) {
      notifyFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="contained" loading={busy} onClick={() => void begin()}>
      {t('stock.begin')}
    </Button>
  )
}

export function StockChip({ stock }: { stock: Stock }) {
  const { t } = useText()
  return stock.closed_at ? (
    <StateChip tone="neutral" icon={<ClosedIcon />} label={t('stock.states.closed')} />
  ) : (
    <StateChip tone="info" icon={<WaitingIcon />} label={t('stock.states.open')} />
  )
}

function columnsOf({ t, language }: Texts): Column<Stock, 'begun'>[] {
  const figure = (key: 'expected' | 'seen' | 'missing'): Column<Stock, 'begun'> => ({
    key,
    header: t(`stock.${key}`),
    align: 'end',
    cell: (row) => formatFigure(row[key], language),
  })
  return [
    {
      key: 'begun',
      header: t('stock.begun'),
      cell: (row) => <RowIdentity title={formatDay(row.begun_at, language)} subtitle={row.begun_by} />,
    },
    figure('expected'),
    figure('seen'),
    figure('missing'),
    { key: 'state', header: t('stock.state'), cell: (row) => <StockChip stock={row} /> },
  ]
}
