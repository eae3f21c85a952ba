import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { formatDay } from '@/lib/dates'
import { formatFigure } from '@/lib/numbers'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { ClosedIcon, SuccessIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import { EmptyState } from '@/ui/states/empty-state'
import type { Column } from '@/ui/table/columns'
import { DataTable } from '@/ui/table/data-table'
import { nextSort } from '@/ui/table/list-params'
import { ListPager } from '@/ui/table/pager'
import { RowIdentity } from '@/ui/table/row-identity'
import type { BookList, BookListPage } from './api'
import { isFiltered, type ListsParams, type listsSpec, type OnParams } from './lists-params'
import { listPath } from './paths'
import { kinds } from './ticks'

type ListsTableProps = {
  page: BookListPage
  params: ListsParams
  oneCampus: boolean
  onParams: OnParams
  // Without it the caller makes no lists.
  onNew: (() => void) | undefined
}

// The rows of one page, and the way to the others.
export function ListsTable({ page, params, oneCampus, onParams, onNew }: ListsTableProps) {
  const texts = useText()
  const { t } = texts
  // An old link, or the last row of the last page is gone: there are rows, only not here.
  const beyondEnd = page.items.length === 0 && page.total > 0 && params.page > 1
  useEffect(() => {
    if (beyondEnd) onParams({ page: 1 }, { replace: true })
  }, [beyondEnd, onParams])
  if (beyondEnd) return null
  if (page.items.length === 0) return <NoLists {...{ params, onParams, onNew }} />
  return (
    <>
      <DataTable
        label={t('booklist.list.title')}
        columns={columnsOf(texts, oneCampus)}
        rows={page.items}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        rowHref={(row) => listPath(row.id)}
        sort={params.sort}
        onSort={(column) => onParams({ sort: nextSort(column, params.sort) })}
        cardAside={(row) => <ListStateChip closed={row.closed} />}
      />
      <ListPager list={page} params={params} onParams={onParams} />
    </>
  )
}

type ListColumn = Column<BookList, (typeof listsSpec.sorts)[number]>

function columnsOf({ t, language }: Texts, oneCampus: boolean): ListColumn[] {
  const figure = (number: number) => formatFigure(number, language)
  return [
    {
      key: 'name',
      header: t('booklist.name'),
      sort: 'name',
      cell: (row) => <RowIdentity title={row.name} subtitle={oneCampus ? row.note : row.campus_name} />,
    },
    {
      key: 'students',
      header: t('booklist.students'),
      align: 'end',
      cell: (row) => figure(row.student_count),
    },
    { key: 'books', header: t('booklist.books'), align: 'end', cell: (row) => figure(row.book_count) },
    ...kinds.map(
      (kind): ListColumn => ({
        key: kind,
        header: t(`booklist.kinds.${kind}`),
        align: 'end',
        cell: (row) => (
          <bdi>
            {t('booklist.list.of', {
              done: figure(row[kind]),
              all: figure(kind === 'returned' ? row.received : row.student_count * row.book_count),
            })}
          </bdi>
        ),
      }),
    ),
    { key: 'state', header: t('booklist.state'), cell: (row) => <ListStateChip closed={row.closed} /> },
    {
      key: 'created',
      header: t('booklist.created'),
      sort: 'created',
      wideOnly: true,
      cell: (row) => <bdi>{formatDay(row.created_at, language)}</bdi>,
    },
  ]
}

export function ListStateChip({ closed }: { closed: boolean }) {
  const { t } = useText()
  return closed ? (
    <StateChip tone="neutral" icon={<ClosedIcon />} label={t('booklist.states.closed')} />
  ) : (
    <StateChip tone="success" icon={<SuccessIcon />} label={t('booklist.states.open')} />
  )
}

type NoListsProps = Pick<ListsTableProps, 'params' | 'onParams' | 'onNew'>

// No rows: because of the search, or because there are none yet.
function NoLists({ params, onParams, onNew }: NoListsProps) {
  const { t } = useText()
  if (isFiltered(params)) {
    const { campus } = params.filters
    return (
      <EmptyState
        text={t('booklist.list.none_match')}
        action={
          <Button variant="outlined" onClick={() => onParams({ q: '', filters: campus ? { campus } : {} })}>
            {t('booklist.list.show_all')}
          </Button>
        }
      />
    )
  }
  if (!onNew) return <EmptyState text={t('booklist.list.none_read')} />
  return (
    <EmptyState
      text={t('booklist.list.none_yet')}
      action={
        <Button variant="contained" onClick={onNew}>
          {t('booklist.create.act')}
        </Button>
      }
    />
  )
}
