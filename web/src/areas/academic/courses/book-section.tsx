import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useFound } from '@/lib/use-found'
import { useText } from '@/texts/use-text'
import { SearchIcon } from '@/ui/icons'
import { SortableList } from '@/ui/sorting/sortable-list'
import { BookLine } from './book-line'
import { type BookRow, bookChoicesQuery, type CourseBook, type Need } from './course-books-api'

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

type AddBookFieldProps = {
  label: string
  taken: readonly CourseBook[]
  onAdd: (book: BookRow) => void
}

// Finds a book of the catalogue while one types; choosing it adds it, and the field is ready for the next.
function AddBookField({ label, taken, onAdd }: AddBookFieldProps) {
  const { t } = useText()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const { found, searching } = useFound({
    typed,
    asked: open,
    queryOf: bookChoicesQuery,
    wordsOf: ({ title, author, barcode }) => [title, author, barcode].join(' '),
  })
  const known = new Set(taken.map(({ book_id }) => book_id))
  return (
    <Autocomplete
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={found.filter(({ id }) => !known.has(id))}
      // The server has searched already.
      filterOptions={(books) => books}
      loading={searching}
      loadingText={t('ui.loading')}
      noOptionsText={t('ui.nothing_found')}
      forcePopupIcon={false}
      autoHighlight
      blurOnSelect={false}
      clearOnBlur
      value={null}
      inputValue={typed}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ id }) => id}
      onChange={(_event, book) => book && onAdd(book)}
      renderOption={({ key: _key, ...option }, book) => (
        <li key={book.id} {...option}>
          <Box sx={{ minWidth: 0 }}>
            {book.title}
            <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
              {[book.author, t(`book.types.${book.type as CourseBook['type']}`)].filter(Boolean).join(' · ')}
            </Box>
          </Box>
        </li>
      )}
      renderInput={(params) => (
        <OutlinedInput
          {...params.slotProps.input}
          id={params.id}
          fullWidth
          placeholder={label}
          startAdornment={
            <InputAdornment position="start" sx={{ marginInlineStart: 1.5, marginInlineEnd: 0 }}>
              <SearchIcon />
            </InputAdornment>
          }
          inputProps={{ ...params.slotProps.htmlInput, 'aria-label': label }}
        />
      )}
      sx={{ mt: 2, maxWidth: 480 }}
    />
  )
}
