import { useText } from '@/texts/use-text'
import { notify } from '@/ui/notices-store'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import type { Course } from './api'
import { addBook, moveBook, ofNeed, removeBook, switchNeed } from './book-order'
import { BookSection, type BookSectionActs } from './book-section'
import type { CourseBook, Need } from './course-books-api'
import { useCourseBooks } from './use-course-books'

const needs: readonly Need[] = ['required', 'suggested']

// The books that a course asks for, and those it suggests.
export function BooksPanel({ course }: { course: Course }) {
  const { t } = useText()
  const { query, change } = useCourseBooks(course)
  const remove = async (book: CourseBook) => {
    const before = query.data ?? []
    if (!(await change((books) => removeBook(books, book.book_id)))) return
    notify({
      text: t('course.books.removed', { title: book.title }),
      undo: () => void change(() => [...before]),
    })
  }
  const acts: BookSectionActs = {
    onAdd: (book, need) => void change((books) => addBook(books, book, need)),
    onMove: (need, from, to) => void change((books) => moveBook(books, need, from, to)),
    onSwitch: (book) => void change((books) => switchNeed(books, book.book_id)),
    onRemove: (book) => void remove(book),
  }
  return (
    <QueryView query={query} loading={<LoadingRows rows={4} height={64} />}>
      {(books) =>
        books.length === 0 && !course.may_edit ? (
          <EmptyState text={t('course.books.none')} />
        ) : (
          needs.map((need) => (
            <BookSection
              key={need}
              need={need}
              books={ofNeed(books, need)}
              taken={books}
              acts={course.may_edit ? acts : undefined}
            />
          ))
        )
      }
    </QueryView>
  )
}
