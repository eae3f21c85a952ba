import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import { ResumeIcon } from '@/ui/icons'
import { BookCover } from '../books/book-cover'
import { lines } from '../books/cover-grid'
import { isRead, readPath } from '../reader/read-path'
import type { LibraryBook, LibraryStart } from './api'
import { LibraryCovers } from './library-covers'
import { LoanLines } from './loan-lines'
import { ReadingBar } from './reading-bar'

// What is one's own comes first: what one reads, what is to be brought back, and what the courses ask for.
export function LibraryStartView({ start, base }: { start: LibraryStart; base: string }) {
  const { t } = useText()
  const { reading, loans, needed } = start
  return (
    <>
      {reading.length > 0 && (
        <Part title={t('book.library.reading')}>
          <Box
            component="ul"
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              display: 'grid',
              gap: 2,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
            }}
          >
            {reading.map((book) => (
              <Begun key={book.id} book={book} base={base} />
            ))}
          </Box>
        </Part>
      )}
      {loans.length > 0 && (
        <Part title={t('book.library.loans')}>
          <LoanLines loans={loans} />
        </Part>
      )}
      {needed.length > 0 && (
        <Part title={t('book.library.needed')}>
          <LibraryCovers books={needed} base={base} />
        </Part>
      )}
    </>
  )
}

// A book in the middle of which one is, with the way back into it.
function Begun({ book, base }: { book: LibraryBook; base: string }) {
  const { t } = useText()
  const { id, title, author, cover_url, reading } = book
  const page = `${base}/${id}`
  // What is read is opened where one was; what is heard has its chapters on the page of the book.
  const to = reading && isRead(reading.file_kind) ? readPath(page, reading.file_id) : page
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 2, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <BookCover title={title} src={cover_url} width={72} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 550, lineHeight: 1.35, ...lines(2) }}>{title}</Box>
        <Box sx={{ color: 'text.secondary', typography: 'caption', ...lines(1) }}>{author}</Box>
        <ReadingBar book={book} />
        <Button
          size="small"
          component={Link}
          to={to}
          startIcon={<ResumeIcon />}
          aria-label={t('book.library.go_on_with', { title })}
          sx={{ mt: 0.5, marginInlineStart: -0.5 }}
        >
          {t('book.library.go_on')}
        </Button>
      </Box>
    </Box>
  )
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 5 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}
