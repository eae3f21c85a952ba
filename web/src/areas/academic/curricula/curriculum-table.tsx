import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { formatDay } from '@/lib/dates'
import { formatFigure } from '@/lib/numbers'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { EmptyState } from '@/ui/states/empty-state'
import { onCards } from '@/ui/table/cards-width'
import type { Column } from '@/ui/table/columns'
import { DataTable } from '@/ui/table/data-table'
import { nextSort } from '@/ui/table/list-params'
import { ListPager } from '@/ui/table/pager'
import { RowIdentity } from '@/ui/table/row-identity'
import type { Curriculum, CurriculumPage } from './api'
import {
  type CurriculumListParams,
  type curriculumListSpec,
  curriculumPath,
  isFiltered,
  type OnParams,
} from './curriculum-list'

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
      <ListPager list={page} params={params} onParams={onParams} />
    </>
  )
}

type Sorts = (typeof curriculumListSpec.sorts)[number]

// What the list says of a curriculum.
function curriculumColumns({ t, language }: Texts): Column<Curriculum, Sorts>[] {
  const figure = (value: number) => formatFigure(value, language)
  const hours = (row: Curriculum) => t('curriculum.hours', { count: row.hours, shown: figure(row.hours) })
  return [
    {
      key: 'name',
      header: t('curriculum.name'),
      sort: 'name',
      cell: (row) => (
        <RowIdentity
          title={row.name}
          subtitle={
            <>
              {t('curriculum.version_number', { number: row.number })}
              <Box component="span" sx={onCards}>
                {` · ${t(`curriculum.programmes.${row.programme}`)} · ${hours(row)}`}
              </Box>
            </>
          }
        />
      ),
    },
    {
      key: 'programme',
      header: t('curriculum.programme'),
      cell: (row) => t(`curriculum.programmes.${row.programme}`),
    },
    {
      key: 'levels',
      header: t('curriculum.levels'),
      align: 'end',
      cell: (row) => figure(new Set(row.courses.map(({ level }) => level)).size),
    },
    {
      key: 'courses',
      header: t('curriculum.courses'),
      align: 'end',
      cell: (row) => figure(row.courses.length),
    },
    { key: 'hours', header: t('curriculum.hours_label'), align: 'end', cell: (row) => figure(row.hours) },
    {
      key: 'classes',
      header: t('curriculum.classes'),
      align: 'end',
      cell: (row) => figure(row.class_count),
    },
    {
      key: 'updated',
      header: t('curriculum.updated'),
      sort: 'updated',
      wideOnly: true,
      cell: (row) => <bdi>{formatDay(row.updated_at, language)}</bdi>,
    },
  ]
}
