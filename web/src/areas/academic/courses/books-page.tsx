import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useParams } from 'react-router'
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

// The books that a course asks for, and those it suggests.
function BooksPanel({ course }: { course: Course }) {
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

// The books of a course, each change saved at once. What is shown is what was chosen last; where saving fails it goes
// back to what the server has.
function useCourseBooks(course: Course) {
  const cache = useQueryClient()
  const query = useQuery(courseBooksQuery(course.id))
  const { queryKey } = courseBooksQuery(course.id)
  const courseKey = courseQuery(course.id).queryKey
  const saving = useRef(Promise.resolve(true))

  const send = async (books: readonly CourseBook[]) => {
    const known = cache.getQueryData(courseKey) ?? course
    try {
      await saveCourseBooks(course.id, books, known.version)
      // The books count as a change of the course: the next one is made on this.
      cache.setQueryData(courseKey, { ...known, version: known.version + 1 })
      void cache.invalidateQueries({ queryKey: keys.courses })
      return true
    } catch (error) {
      notifyFailure(error)
      await cache.invalidateQueries({ queryKey: courseKey })
      return false
    }
  }

  // One after the other, since each is made on the version that the one before has left. Says whether it was saved.
  const change = async (make: (books: readonly CourseBook[]) => CourseBook[]): Promise<boolean> => {
    await cache.cancelQueries({ queryKey })
    const next = make(cache.getQueryData(queryKey) ?? [])
    cache.setQueryData(queryKey, next)
    const sent = saving.current.then(() => send(next))
    saving.current = sent
    return sent
  }

  return { query, change }
}

// The books of a course are one list, the required ones first; each act makes the list that is to be saved.
type Books = readonly CourseBook[]

function ofNeed(books: Books, need: Need): CourseBook[] {
  return books.filter((book) => book.need === need)
}

const together = (required: Books, suggested: Books) => [...required, ...suggested]

function withNeed(books: Books, need: Need, list: Books): CourseBook[] {
  return need === 'required'
    ? together(list, ofNeed(books, 'suggested'))
    : together(ofNeed(books, 'required'), list)
}

function addBook(books: Books, book: BookRow, need: Need): CourseBook[] {
  const { id, title, author, active, published, cover_url } = book
  const added = { book_id: id, title, author, active, published, cover_url, need }
  const type = book.type as CourseBook['type']
  return withNeed(books, need, [...ofNeed(books, need), { ...added, type }])
}

function moveBook(books: Books, need: Need, from: number, to: number): CourseBook[] {
  const list = ofNeed(books, need)
  const [moved] = list.splice(from, 1)
  if (moved) list.splice(to, 0, moved)
  return withNeed(books, need, list)
}

// From required to suggested or back, at the end of its new list.
function switchNeed(books: Books, bookId: string): CourseBook[] {
  const book = books.find(({ book_id }) => book_id === bookId)
  if (!book) return [...books]
  const need: Need = book.need === 'required' ? 'suggested' : 'required'
  const others = removeBook(books, bookId)
  return withNeed(others, need, [...ofNeed(others, need), { ...book, need }])
}

function removeBook(books: Books, bookId: string): CourseBook[] {
  return books.filter(({ book_id }) => book_id !== bookId)
}
