import { useQuery } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { BookLine } from './book-line'
import { courseBooksQuery } from './course-books-api'

// The books of a course on a page about something else: to be read, the required ones first.
export function BooksReading({ courseId }: { courseId: string }) {
  const { t } = useText()
  const books = useQuery(courseBooksQuery(courseId))
  return (
    <QueryView query={books} loading={<LoadingRows rows={2} height={64} />}>
      {(all) =>
        all.length === 0
          ? t('course.books.none')
          : all.map((book) => <BookLine key={book.book_id} book={book} />)
      }
    </QueryView>
  )
}
