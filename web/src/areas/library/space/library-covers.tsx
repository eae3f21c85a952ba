import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import { FavouriteIcon } from '@/ui/icons'
import { BookCover } from '../books/book-cover'
import { BookTypeMark } from '../books/book-type'
import { coverGrid, lines } from '../books/cover-grid'
import type { LibraryBook } from './api'
import { NeedChip } from './need-chip'
import { ReadingBar } from './reading-bar'

const CoverLink = styled(Link)({
  display: 'block',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: 4,
  '&:hover .title': { textDecoration: 'underline' },
  '&:hover img': { opacity: 0.88 },
})

// Books by their covers: title, author and kind, what courses say of them, and how far one is.
export function LibraryCovers({ books, base }: { books: readonly LibraryBook[]; base: string }) {
  const { t } = useText()
  return (
    <Box component="ul" sx={coverGrid}>
      {books.map((book) => (
        <li key={book.id}>
          <CoverLink to={`${base}/${book.id}`}>
            <BookCover title={book.title} src={book.cover_url} width="100%" />
            <Box className="title" sx={{ mt: 1, fontWeight: 550, lineHeight: 1.35, ...lines(2) }}>
              {book.title}
            </Box>
            <Box sx={{ color: 'text.secondary', typography: 'caption', ...lines(1) }}>{book.author}</Box>
            <Box sx={{ color: 'text.secondary', typography: 'caption', ...lines(1) }}>
              <BookTypeMark type={book.type} />
            </Box>
          </CoverLink>
          <Box sx={{ mt: 0.5, display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}>
            {book.on_shelf && <FavouriteIcon color="primary" titleAccess={t('book.library.shelf_only')} />}
            <NeedChip need={book.need} />
          </Box>
          <ReadingBar book={book} />
        </li>
      ))}
    </Box>
  )
}
