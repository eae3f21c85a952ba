import { useNavigate } from 'react-router'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { DeleteIcon, FileIcon, OpenIcon } from '@/ui/icons'
import type { BookRow } from './api'
import { bookFilesPath, bookPath } from './book-list'
import { useBookActions } from './use-book-actions'

// What can be done with a book from its row.
export function BookRowMenu({ row, mayKeep }: { row: BookRow; mayKeep: boolean }) {
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
