import { BookQueryView } from '../books/book-query-view'
import { BookFilesView } from './book-files-view'

// /apps/academic/book/files/{bookId}
export function Component() {
  return <BookQueryView>{(book) => <BookFilesView key={book.id} book={book} />}</BookQueryView>
}
