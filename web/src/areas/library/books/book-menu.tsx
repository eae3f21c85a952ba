import { useText } from '@/texts/use-text'
import { ActionMenu } from '@/ui/action-menu'
import { DeleteIcon } from '@/ui/icons'
import type { Book } from './api'
import { useBookActions } from './use-book-actions'

// The rarer acts on a book, for who keeps the library.
export function BookMenu({ book, onDeleted }: { book: Book; onDeleted: () => void }) {
  const { t } = useText()
  const { remove } = useBookActions()
  if (!book.may_edit) return null
  const handleDelete = async () => {
    if (await remove(book)) onDeleted()
  }
  return (
    <ActionMenu
      label={t('book.list.actions', { title: book.title })}
      actions={[
        {
          label: t('book.delete.act'),
          icon: <DeleteIcon />,
          irreversible: true,
          onClick: () => void handleDelete(),
        },
      ]}
    />
  )
}
