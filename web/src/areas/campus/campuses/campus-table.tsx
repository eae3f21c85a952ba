import { useEffect, useMemo } from 'react'
import type { Schemas } from '@/api/client'
import { useText } from '@/texts/use-text'
import { DataTable } from '@/ui/table/data-table'
import { nextSort } from '@/ui/table/list-params'
import { Pager } from '@/ui/table/pager'
import { campusColumns } from './campus-columns'
import { type CampusListParams, campusPath } from './campus-list'
import { CampusRowMenu } from './campus-row-menu'
import { CampusStateChip } from './campus-state-chip'
import { CampusesEmpty } from './campuses-empty'

type CampusTableProps = {
  page: Schemas['PageCampusRow']
  params: CampusListParams
  onParams: (patch: Partial<CampusListParams>, options?: { replace?: boolean }) => void
  mayManage: boolean
}

// The rows of one page, and the way to the others.
export function CampusTable({ page, params, onParams, mayManage }: CampusTableProps) {
  const texts = useText()
  const columns = useMemo(() => campusColumns(texts), [texts])
  // An old link, or the last row of the last page was deleted: there are rows, only not here.
  const beyondEnd = page.items.length === 0 && page.total > 0 && params.page > 1
  useEffect(() => {
    if (beyondEnd) onParams({ page: 1 }, { replace: true })
  }, [beyondEnd, onParams])
  if (page.items.length === 0) {
    return beyondEnd ? null : <CampusesEmpty params={params} onParams={onParams} mayManage={mayManage} />
  }
  return (
    <>
      <DataTable
        label={texts.t('campus.list.title')}
        columns={columns}
        rows={page.items}
        rowKey={(row) => row.id}
        rowHref={(row) => campusPath(row.id)}
        sort={params.sort}
        onSort={(column) => onParams({ sort: nextSort(column, params.sort) })}
        rowMenu={(row) => <CampusRowMenu row={row} mayManage={mayManage} />}
        cardAside={(row) => <CampusStateChip campus={row} />}
      />
      <Pager
        page={params.page}
        pageSize={params.pageSize}
        total={page.total}
        more={page.more}
        onPage={(next) => onParams({ page: next })}
        onPageSize={(pageSize) => onParams({ pageSize })}
      />
    </>
  )
}
