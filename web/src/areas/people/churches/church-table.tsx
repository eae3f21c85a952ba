import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { useText } from '@/texts/use-text'
import { EmptyState } from '@/ui/states/empty-state'
import { DataTable } from '@/ui/table/data-table'
import { nextSort } from '@/ui/table/list-params'
import { ListPager } from '@/ui/table/pager'
import type { ChurchesPage } from './api'
import { churchColumns } from './church-columns'
import { type ChurchListParams, churchPath, type OnParams } from './church-list'
import { ChurchMenu } from './church-menu'
import { useChurchMay } from './use-church-may'

type ChurchTableProps = { page: ChurchesPage; params: ChurchListParams; onParams: OnParams }

// The rows of one page, and the way to the others.
export function ChurchTable({ page, params, onParams }: ChurchTableProps) {
  const texts = useText()
  const { t } = texts
  const may = useChurchMay()
  // An old link, or the last row of the last page is gone: there are rows, only not here.
  const beyondEnd = page.items.length === 0 && page.total > 0 && params.page > 1
  useEffect(() => {
    if (beyondEnd) onParams({ page: 1 }, { replace: true })
  }, [beyondEnd, onParams])
  if (page.items.length === 0) {
    return beyondEnd ? null : <NoChurches params={params} onParams={onParams} />
  }
  return (
    <>
      <DataTable
        label={t('church.title')}
        columns={churchColumns(texts, may.change)}
        rows={page.items}
        rowKey={(row) => row.id}
        rowHref={(row) => churchPath(row.id)}
        sort={params.sort}
        onSort={(column) => onParams({ sort: nextSort(column, params.sort) })}
        rowMenu={(row) => <ChurchMenu church={row} />}
      />
      <ListPager list={page} params={params} onParams={onParams} />
    </>
  )
}

function NoChurches({ params, onParams }: { params: ChurchListParams; onParams: OnParams }) {
  const { t } = useText()
  const filtered = params.q !== '' || Object.keys(params.filters).length > 0
  if (!filtered) return <EmptyState text={t('church.none')} />
  return (
    <EmptyState
      text={t('church.none_match')}
      action={
        <Button variant="outlined" onClick={() => onParams({ q: '', filters: {} })}>
          {t('church.show_all')}
        </Button>
      }
    />
  )
}
