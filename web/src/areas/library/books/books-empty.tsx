import Button from '@mui/material/Button'
import { useText } from '@/texts/use-text'
import { EmptyState } from '@/ui/states/empty-state'
import { type BookListParams, isFiltered, type OnParams } from './book-list'
import { NewBookButton } from './new-book-button'

type BooksEmptyProps = { params: BookListParams; onParams: OnParams; mayKeep: boolean }

// No books: because of the search, or because there are none yet. Each with its next step.
export function BooksEmpty({ params, onParams, mayKeep }: BooksEmptyProps) {
  const { t } = useText()
  if (isFiltered(params)) {
    const showAll = (
      <Button variant="outlined" onClick={() => onParams({ q: '', filters: {} })}>
        {t('book.list.show_all')}
      </Button>
    )
    return <EmptyState text={t('book.list.none_match')} action={showAll} />
  }
  if (!mayKeep) return <EmptyState text={t('book.list.none_published')} />
  return <EmptyState text={t('book.list.none_yet')} action={<NewBookButton />} />
}
