import { useEffect } from 'react'
import { useText } from '@/texts/use-text'
import { DataTable } from '@/ui/table/data-table'
import { nextSort } from '@/ui/table/list-params'
import { Pager } from '@/ui/table/pager'
import type { ClassPage } from './api'
import type { ClassColumn } from './class-columns'
import { type ClassKind, type ClassListParams, classPath, type OnParams } from './class-list'
import { ClassRowMenu } from './class-row-menu'
import { ClassStateChip } from './class-state-chip'
import { ClassesEmpty } from './classes-empty'
import type { ClassMay } from './use-class-may'

type ClassTableProps = {
  kind: ClassKind
  page: ClassPage
  columns: readonly ClassColumn[]
  params: ClassListParams
  onParams: OnParams
  may: ClassMay
  onNew: (() => void) | undefined
}

// The rows of one page, and the way to the others.
export function ClassTable({ kind, page, columns, params, onParams, may, onNew }: ClassTableProps) {
  const { t } = useText()
  // An old link, or the last row of the last page is gone: there are rows, only not here.
  const beyondEnd = page.items.length === 0 && page.total > 0 && params.page > 1
  useEffect(() => {
    if (beyondEnd) onParams({ page: 1 }, { replace: true })
  }, [beyondEnd, onParams])
  if (page.items.length === 0) {
    return beyondEnd ? null : <ClassesEmpty params={params} onParams={onParams} may={may} onNew={onNew} />
  }
  return (
    <>
      <DataTable
        label={t(kind.title)}
        columns={columns}
        rows={page.items}
        rowKey={(row) => row.id}
        rowName={(row) => row.code}
        rowHref={(row) => classPath(kind, row.id)}
        sort={params.sort}
        onSort={(column) => onParams({ sort: nextSort(column, params.sort) })}
        rowMenu={(row) => <ClassRowMenu kind={kind} row={row} may={may} />}
        cardAside={(row) => <ClassStateChip group={row} />}
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
