import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { useForgetGone } from '@/session/last-seen'
import { useText } from '@/texts/use-text'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { type Book, bookQuery } from './api'
import { bookListPath } from './book-list'

// The book that the address names, or why it is not shown.
export function BookQueryView({ children }: { children: (book: Book) => ReactNode }) {
  const { t } = useText()
  const { bookId = '' } = useParams()
  const book = useQuery(bookQuery(bookId))
  useForgetGone(bookId, book)
  const notFound = (
    <NotFoundState
      text={t('book.not_found')}
      action={
        <Button variant="outlined" component={Link} to={bookListPath}>
          {t('book.list.show_all')}
        </Button>
      }
    />
  )
  return (
    <QueryView page query={book} loading={<RecordSkeleton />} notFound={notFound}>
      {children}
    </QueryView>
  )
}
