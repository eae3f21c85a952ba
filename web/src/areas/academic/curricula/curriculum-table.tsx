import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { useText } from '@/texts/use-text'
import { EmptyState } from '@/ui/states/empty-state'
import { DataTable } from '@/ui/table/data-table'
import { nextSort } from '@/ui/table/list-params'
import { Pager } from '@/ui/table/pager'
import type { CurriculumPage } from './api'
import { curriculumColumns } from './curriculum-columns'
import { type CurriculumListParams, curriculumPath, isFiltered, type OnParams } from './curriculum-list'

type CurriculumTableProps = {
  page: CurriculumPage
  params: CurriculumListParams
  onParams: OnParams
  onNew: (() => void) | undefined
}

// The rows of one page, and the way to the others.
export function CurriculumTable({ page, params, onParams, onNew }: CurriculumTableProps) {
  const texts = useText()
  const { t } = texts
  const columns = useMemo(() => curriculumColumns(texts), [texts])
  if (page.items.length === 0) {
    if (!isFiltered(params)) {
      const create = onNew && (
        <Button variant="contained" onClick={onNew}>
          {t('curriculum.create.open')}
        </Button>
      )
      return (
        <EmptyState text={t(onNew ? 'curriculum.list.none_yet' : 'curriculum.list.none')} action={create} />
      )
    }
    const showAll = (
      <Button variant="outlined" onClick={() => onParams({ q: '', filters: {}, page: 1 })}>
        {t('curriculum.list.show_all')}
      </Button>
    )
    return <EmptyState text={t('curriculum.list.none_match')} action={showAll} />
  }
  return (
    <>
      <DataTable
        label={t('curriculum.list.title')}
        columns={columns}
        rows={page.items}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        rowHref={(row) => curriculumPath(row.id)}
        sort={params.sort}
        onSort={(column) => onParams({ sort: nextSort(column, params.sort) })}
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
