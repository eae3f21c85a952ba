import { useNavigate } from 'react-router'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { DeleteIcon, FileIcon, OpenIcon } from '@/ui/icons'
import { DataTable } from '@/ui/table/data-table'
import { nextSort } from '@/ui/table/list-params'
import type { BookRow } from './api'
import type { BookColumn } from './book-columns'
import { type BookListParams, bookFilesPath, bookPath, type OnParams } from './book-list'
import { BookStateChip } from './book-state-chip'
import { useBooksMay } from './may-keep'
import { useBookActions } from './use-book-actions'

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

// What can be done with a book from its row.
function BookRowMenu({ row, mayKeep }: { row: BookRow; mayKeep: boolean }) {
  const { t } = useText()
  const navigate = useNavigate()
  const { remove } = useBookActions()
  const actions: Action[] = [
    { label: t('ui.open'), icon: <OpenIcon />, onClick: () => void navigate(bookPath(row.id)) },
    { label: t('book.files'), icon: <FileIcon />, onClick: () => void navigate(bookFilesPath(row.id)) },
  ]
  if (mayKeep) {
    actions.push({
      label: t('book.delete.act'),
      icon: <DeleteIcon />,
      irreversible: true,
      onClick: () => void remove(row),
    })
  }
  return <ActionMenu label={t('book.list.actions', { title: row.title })} actions={actions} />
}
