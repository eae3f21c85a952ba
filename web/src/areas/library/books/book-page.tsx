import { BookQueryView } from './book-query-view'
import { BookView } from './book-view'

// /apps/academic/book/{bookId}
export function Component() {
  return <BookQueryView>{(book) => <BookView key={book.id} book={book} />}</BookQueryView>
}
