import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useParams } from 'react-router'
import { ApiError } from '@/api/api-error'
import { useText } from '@/texts/use-text'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { keys } from '../keys'
import { type Course, courseQuery } from './api'
import { BookSection, type BookSectionActs } from './book-section'
import {
  type BookRow,
  type CourseBook,
  courseBooksQuery,
  type Need,
  saveCourseBooks,
} from './course-books-api'
import { CourseFrame } from './course-frame'
import { CourseRecord } from './course-record'

// /apps/academic/course/books/{courseId}
export function Component() {
  const { courseId = '' } = useParams()
  return (
    <CourseRecord courseId={courseId}>
      {(course) => (
        <CourseFrame course={course} part="books">
          <BooksPanel key={course.id} course={course} />
        </CourseFrame>
      )}
    </CourseRecord>
  )
}

const needs: readonly Need[] = ['required', 'suggested']
const other: Record<Need, Need> = { required: 'suggested', suggested: 'required' }

// The books that a course asks for, and those it suggests.
function BooksPanel({ course }: { course: Course }) {
  const { t } = useText()
  const { query, change } = useCourseBooks(course)
  const remove = async (book: CourseBook) => {
    const at = ofNeed(query.data ?? [], book.need).findIndex(({ book_id }) => book_id === book.book_id)
    if (!(await change((books) => removeBook(books, book.book_id)))) return
    notify({
      text: t('course.books.removed', { title: book.title }),
      undo: () => void change((books) => putBack(books, book, at)),
    })
  }
  const move = (need: Need, from: number, to: number) => {
    const moved = ofNeed(query.data ?? [], need)[from]
    if (moved) void change((books) => moveBook(books, moved.book_id, to))
  }
  const acts: BookSectionActs = {
    onAdd: (book, need) => void change((books) => addBook(books, book, need)),
    onMove: move,
    onSwitch: ({ book_id, need }) => void change((books) => setNeed(books, book_id, other[need])),
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

// The books of a course are one list, the required ones first; each act makes the list that is to be saved. It names its
// book, never a place: it may be made on a list that somebody else has changed.
type Books = readonly CourseBook[]
type Make = (books: Books) => Books

// The books of a course, each change saved at once. What is shown is what was chosen last; where saving fails it goes
// back to what the server has.
function useCourseBooks(course: Course) {
  const { t } = useText()
  const cache = useQueryClient()
  const query = useQuery(courseBooksQuery(course.id))
  const { queryKey } = courseBooksQuery(course.id)
  const courseKey = courseQuery(course.id).queryKey
  const saving = useRef(Promise.resolve(true))
  // What the server holds, and what is still to be made of it.
  const stored = useRef<Books>([])
  const waiting = useRef<Make[]>([])

  const show = () => {
    const shown = waiting.current.reduce<Books>((books, make) => make(books), stored.current)
    cache.setQueryData(queryKey, [...shown])
  }

  const save = async (make: Make) => {
    const known = cache.getQueryData(courseKey) ?? course
    const next = make(stored.current)
    await saveCourseBooks(course.id, next, known.version)
    stored.current = next
    // The books count as a change of the course: the next one is made on this.
    cache.setQueryData(courseKey, { ...known, version: known.version + 1 })
    void cache.invalidateQueries({ queryKey: keys.courses })
  }

  // Somebody else has saved the course: the change is made on what he left. His books are asked for after his version,
  // so that they are never older.
  const saveOnTheirs = async (make: Make) => {
    await cache.fetchQuery({ ...courseQuery(course.id), staleTime: 0 })
    stored.current = await cache.fetchQuery({ ...courseBooksQuery(course.id), staleTime: 0 })
    show()
    await save(make)
    notify({ text: t('course.books.on_theirs') })
  }

  const send = async (make: Make) => {
    try {
      await save(make).catch((error) => (isStale(error) ? saveOnTheirs(make) : Promise.reject(error)))
      waiting.current = waiting.current.slice(1)
      return true
    } catch (error) {
      notifyFailure(error)
      waiting.current = waiting.current.slice(1)
      await cache.invalidateQueries({ queryKey: courseKey })
      stored.current = cache.getQueryData(queryKey) ?? stored.current
      show()
      return false
    }
  }

  // One after the other, since each is made on the version that the one before has left. Says whether it was saved.
  const change = async (make: Make): Promise<boolean> => {
    await cache.cancelQueries({ queryKey })
    if (waiting.current.length === 0) stored.current = cache.getQueryData(queryKey) ?? []
    waiting.current = [...waiting.current, make]
    show()
    const sent = saving.current.then(() => send(make))
    saving.current = sent
    return sent
  }

  return { query, change }
}

function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'edit.stale'
}

function ofNeed(books: Books, need: Need): CourseBook[] {
  return books.filter((book) => book.need === need)
}

const together = (required: Books, suggested: Books) => [...required, ...suggested]

function withNeed(books: Books, need: Need, list: Books): Books {
  return need === 'required'
    ? together(list, ofNeed(books, 'suggested'))
    : together(ofNeed(books, 'required'), list)
}

const has = (books: Books, bookId: string) => books.some(({ book_id }) => book_id === bookId)

function addBook(books: Books, book: BookRow, need: Need): Books {
  const { id, title, author, active, published, cover_url } = book
  if (has(books, id)) return books
  const added = { book_id: id, title, author, active, published, cover_url, need }
  const type = book.type as CourseBook['type']
  return withNeed(books, need, [...ofNeed(books, need), { ...added, type }])
}

function removeBook(books: Books, bookId: string): Books {
  return books.filter(({ book_id }) => book_id !== bookId)
}

// Back into its list at a place, or at its end where the list has become shorter.
function putBack(books: Books, book: CourseBook, at: number): Books {
  if (has(books, book.book_id)) return books
  const list = ofNeed(books, book.need)
  list.splice(at, 0, book)
  return withNeed(books, book.need, list)
}

function moveBook(books: Books, bookId: string, to: number): Books {
  const book = books.find(({ book_id }) => book_id === bookId)
  return book ? putBack(removeBook(books, bookId), book, to) : books
}

// From required to suggested or back, at the end of its new list.
function setNeed(books: Books, bookId: string, need: Need): Books {
  const book = books.find(({ book_id }) => book_id === bookId)
  if (!book || book.need === need) return books
  const others = removeBook(books, bookId)
  return withNeed(others, need, [...ofNeed(others, need), { ...book, need }])
}
