import { useHistoryAction } from '@/session/use-history-action'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { DeleteIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import type { Book } from './api'
import { useBookActions } from './use-book-actions'

const BookHistory = lazyPart(() => import('./book-history').then((m) => ({ default: m.BookHistory })))

// The rarer acts on a book, for who keeps the library or follows what was changed.
export function BookMenu({ book, onDeleted }: { book: Book; onDeleted: () => void }) {
  const { t } = useText()
  const { remove } = useBookActions()
  const history = useHistoryAction()
  const handleDelete = async () => {
    if (await remove(book)) onDeleted()
  }
  const deletion: Action = {
    label: t('book.delete.act'),
    icon: <DeleteIcon />,
    irreversible: true,
    onClick: () => void handleDelete(),
  }
  return (
    <>
      <ActionMenu
        label={t('book.list.actions', { title: book.title })}
        actions={book.may_edit ? [...history.actions, deletion] : history.actions}
      />
      {history.isOpen && <BookHistory book={book} onClose={history.close} />}
    </>
  )
}
