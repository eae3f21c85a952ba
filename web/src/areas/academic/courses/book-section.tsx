import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useText } from '@/texts/use-text'
import { SortableList } from '@/ui/sorting/sortable-list'
import { AddBookField } from './add-book-field'
import { BookLine } from './book-line'
import type { BookRow, CourseBook, Need } from './course-books-api'

export type BookSectionActs = {
  onAdd: (book: BookRow, need: Need) => void
  onMove: (need: Need, from: number, to: number) => void
  onSwitch: (book: CourseBook) => void
  onRemove: (book: CourseBook) => void
}

type BookSectionProps = {
  need: Need
  books: readonly CourseBook[]
  // All books of the course: none is offered twice.
  taken: readonly CourseBook[]
  // Without them the books are only read.
  acts: BookSectionActs | undefined
}

// The required books of a course, or the suggested ones, in their order.
export function BookSection({ need, books, taken, acts }: BookSectionProps) {
  const { t } = useText()
  const id = useId()
  if (books.length === 0 && !acts) return null
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 5 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        {t(`course.books.${need}`)}
      </Typography>
      {books.length === 0 && (
        <Typography sx={{ py: 1.5, color: 'text.secondary' }}>{t(`course.books.no_${need}`)}</Typography>
      )}
      {acts ? (
        <>
          <SortableList
            label={t(`course.books.${need}`)}
            items={books}
            idOf={({ book_id }) => book_id}
            nameOf={({ title }) => title}
            onMove={(from, to) => acts.onMove(need, from, to)}
          >
            {(book, handle) => (
              <BookLine
                book={book}
                // One alone has nowhere to go; its cover stays in line with those of the other list.
                handle={<Box sx={{ visibility: books.length > 1 ? 'visible' : 'hidden' }}>{handle}</Box>}
                onSwitch={() => acts.onSwitch(book)}
                onRemove={() => acts.onRemove(book)}
              />
            )}
          </SortableList>
          <AddBookField
            label={t(`course.books.add_${need}`)}
            taken={taken}
            onAdd={(book) => acts.onAdd(book, need)}
          />
        </>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {books.map((book) => (
            <li key={book.book_id}>
              <BookLine book={book} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  )
}
