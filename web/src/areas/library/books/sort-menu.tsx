import { useText } from '@/texts/use-text'
import { SortIcon } from '@/ui/icons'
import { PickMenu } from '@/ui/pick-menu'
import type { BookListParams } from './book-list'

type SortMenuProps = { sort: BookListParams['sort']; onSort: (sort: BookListParams['sort']) => void }

const sorts = [
  { value: 'title', text: 'book.sort.title' },
  { value: 'author', text: 'book.sort.author' },
  { value: 'price', text: 'book.sort.price' },
  { value: '-updated', text: 'book.sort.changed' },
] as const

// The order of the covers, which have no heads to press.
export function SortMenu({ sort, onSort }: SortMenuProps) {
  const { t } = useText()
  return (
    <PickMenu
      label={t('book.sort.label')}
      icon={<SortIcon />}
      value={sort}
      choices={sorts.map(({ value, text }) => ({ value, label: t(text) }))}
      onPick={onSort}
    />
  )
}
