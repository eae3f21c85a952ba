import type { BookRow, CourseBook, Need } from './course-books-api'

// The books of a course are one list, the required ones first; each act makes the list that is to be saved.
type Books = readonly CourseBook[]

export function ofNeed(books: Books, need: Need): CourseBook[] {
  return books.filter((book) => book.need === need)
}

const together = (required: Books, suggested: Books) => [...required, ...suggested]

function withNeed(books: Books, need: Need, list: Books): CourseBook[] {
  return need === 'required'
    ? together(list, ofNeed(books, 'suggested'))
    : together(ofNeed(books, 'required'), list)
}

export function addBook(books: Books, book: BookRow, need: Need): CourseBook[] {
  const { id, title, author, active, published, cover_url } = book
  const added = { book_id: id, title, author, active, published, cover_url, need }
  const type = book.type as CourseBook['type']
  return withNeed(books, need, [...ofNeed(books, need), { ...added, type }])
}

export function moveBook(books: Books, need: Need, from: number, to: number): CourseBook[] {
  const list = ofNeed(books, need)
  const [moved] = list.splice(from, 1)
  if (moved) list.splice(to, 0, moved)
  return withNeed(books, need, list)
}

// From required to suggested or back, at the end of its new list.
export function switchNeed(books: Books, bookId: string): CourseBook[] {
  const book = books.find(({ book_id }) => book_id === bookId)
  if (!book) return [...books]
  const need: Need = book.need === 'required' ? 'suggested' : 'required'
  const others = removeBook(books, bookId)
  return withNeed(others, need, [...ofNeed(others, need), { ...book, need }])
}

export function removeBook(books: Books, bookId: string): CourseBook[] {
  return books.filter(({ book_id }) => book_id !== bookId)
}
