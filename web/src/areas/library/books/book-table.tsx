import { useText } from '@/texts/use-text'
import { DataTable } from '@/ui/table/data-table'
import { nextSort } from '@/ui/table/list-params'
import type { BookRow } from './api'
import type { BookColumn } from './book-columns'
import { type BookListParams, bookPath, type OnParams } from './book-list'
import { BookRowMenu } from './book-row-menu'
import { BookStateChip } from './book-state-chip'
import { useBooksMay } from './may-keep'

type BookTableProps = {
  books: readonly BookRow[]
  columns: readonly BookColumn[]
  params: BookListParams
  onParams: OnParams
}

// The catalogue by its facts.
export function BookTable({ books, columns, params, onParams }: BookTableProps) {
  const { t } = useText()
  const { keep, seeAll } = useBooksMay()
  return (
    <DataTable
      label={t('book.list.title')}
      columns={columns}
      rows={books}
      rowKey={(row) => row.id}
      rowHref={(row) => bookPath(row.id)}
      sort={params.sort}
      onSort={(column) => onParams({ sort: nextSort(column, params.sort) })}
      rowMenu={(row) => <BookRowMenu row={row} mayKeep={keep} />}
      {...(seeAll && { cardAside: (row: BookRow) => <BookStateChip book={row} /> })}
    />
  )
}
