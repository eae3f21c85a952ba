import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import type { BookRow } from './api'
import { BookCover } from './book-cover'
import { bookPath } from './book-list'
import { BookStateChip } from './book-state-chip'
import { BookTypeMark } from './book-type'
import { coverGrid, lines } from './cover-grid'
import { useBooksMay } from './may-keep'

const CoverLink = styled(Link)(({ theme }) => ({
  display: 'block',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: 4,
  '&:hover .title': { textDecoration: 'underline' },
  '& img': { transition: theme.transitions.create('opacity', { duration: 150 }) },
  '&:hover img': { opacity: 0.88 },
}))

// The catalogue as a shelf: covers, with title, author and kind under them. Lines keep their place where a book has
// less to say, so that covers stand in rows.
export function BookCovers({ books }: { books: readonly BookRow[] }) {
  const { t } = useText()
  const { seeAll } = useBooksMay()
  return (
    <Box component="ul" aria-label={t('book.list.title')} sx={coverGrid}>
      {books.map((book) => (
        <li key={book.id}>
          <CoverLink to={bookPath(book.id)}>
            <BookCover title={book.title} src={book.cover_url} width="100%" />
            <Box className="title" sx={{ mt: 1, fontWeight: 550, lineHeight: 1.35, ...lines(2) }}>
              {book.title}
            </Box>
            <Box sx={{ color: 'text.secondary', typography: 'caption', ...lines(1) }}>{book.author}</Box>
            <Box sx={{ color: 'text.secondary', typography: 'caption', ...lines(1) }}>
              <BookTypeMark type={book.type} />
            </Box>
          </CoverLink>
          {seeAll && !(book.active && book.published) && (
            <Box sx={{ mt: 0.5 }}>
              <BookStateChip book={book} />
            </Box>
          )}
        </li>
      ))}
    </Box>
  )
}
