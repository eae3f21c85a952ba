import Button from '@mui/material/Button'
import { useEffect, useMemo } from 'react'
import { useText } from '@/texts/use-text'
import { EmptyState } from '@/ui/states/empty-state'
import { DataTable } from '@/ui/table/data-table'
import { nextSort } from '@/ui/table/list-params'
import { Pager } from '@/ui/table/pager'
import type { Selection } from '@/ui/table/use-selection'
import type { InstructorPage } from './api'
import { AskedChip } from './asked-chip'
import { instructorColumns } from './instructor-columns'
import { type InstructorListParams, instructorPath, isFiltered, type OnParams } from './instructor-list'

type InstructorTableProps = {
  page: InstructorPage
  params: InstructorListParams
  onParams: OnParams
  selection: Selection | undefined
}

// The rows of one page, and the way to the others.
export function InstructorTable({ page, params, onParams, selection }: InstructorTableProps) {
  const texts = useText()
  const { t } = texts
  const onDay = params.filters.free_on !== undefined
  const columns = useMemo(() => instructorColumns(texts, onDay), [texts, onDay])
  // An old link: there are rows, only not here.
  const beyondEnd = page.items.length === 0 && page.total > 0 && params.page > 1
  useEffect(() => {
    if (beyondEnd) onParams({ page: 1 }, { replace: true })
  }, [beyondEnd, onParams])
  if (page.items.length === 0) {
    if (beyondEnd) return null
    const all = (
      <Button variant="outlined" onClick={() => onParams({ q: '', filters: {} })}>
        {t('instructor.list.show_all')}
      </Button>
    )
    return isFiltered(params) ? (
      <EmptyState text={t('instructor.list.none_match')} action={all} />
    ) : (
      <EmptyState text={t('instructor.list.none')} />
    )
  }
  return (
    <>
      <DataTable
        label={t('instructor.list.title')}
        columns={columns}
        rows={page.items}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        rowHref={(row) => instructorPath(row.id)}
        sort={params.sort}
        onSort={(column) => onParams({ sort: nextSort(column, params.sort) })}
        cardAside={(row) => <AskedChip asked={row.asked} />}
        selection={selection}
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
