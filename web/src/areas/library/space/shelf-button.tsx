import Button from '@mui/material/Button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { FavouriteIcon, NotFavouriteIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { type LibraryBook, setShelf } from './api'

// Puts a book on one's own shelf, or takes it off.
export function ShelfButton({ book }: { book: LibraryBook }) {
  const { t } = useText()
  const cache = useQueryClient()
  const { id, title, on_shelf } = book
  const change = useMutation({
    mutationFn: () => setShelf(cache, id, !on_shelf),
    onSuccess: () =>
      notify({ text: t(on_shelf ? 'book.library.was_taken' : 'book.library.was_put', { title }) }),
    onError: notifyFailure,
  })
  return (
    <Button
      color="inherit"
      startIcon={on_shelf ? <FavouriteIcon color="primary" /> : <NotFavouriteIcon />}
      loading={change.isPending}
      loadingPosition="start"
      onClick={() => change.mutate()}
    >
      {t(on_shelf ? 'book.library.take' : 'book.library.put')}
    </Button>
  )
}
