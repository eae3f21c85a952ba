import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { useFound } from '@/lib/use-found'
import { useText } from '@/texts/use-text'
import { SearchIcon } from '@/ui/icons'
import { type BookRow, bookChoicesQuery, type CourseBook } from './course-books-api'

type AddBookFieldProps = {
  label: string
  taken: readonly CourseBook[]
  onAdd: (book: BookRow) => void
}

// Finds a book of the catalogue while one types; choosing it adds it, and the field is ready for the next.
export function AddBookField({ label, taken, onAdd }: AddBookFieldProps) {
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
