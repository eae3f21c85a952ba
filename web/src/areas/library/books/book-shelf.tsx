import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import { EmptyState } from '@/ui/states/empty-state'
import { ListPager } from '@/ui/table/pager'
import type { BookPage, BookRow } from './api'
import type { BookColumn } from './book-columns'
import { BookCover } from './book-cover'
import { type BookListParams, bookPath, isFiltered, type OnParams } from './book-list'
import { BookStateChip } from './book-state-chip'
import { BookTable } from './book-table'
import { BookTypeMark } from './book-type'
import { coverGrid, lines } from './cover-grid'
import { useBooksMay } from './may-keep'
import { NewBookButton } from './new-book-button'
import type { BookView } from './view-choice'

type BookShelfProps = {
  page: BookPage
  view: BookView
  columns: readonly BookColumn[]
  params: BookListParams
  onParams: OnParams
}

// The books of one page, and the way to the others.
export function BookShelf({ page, view, columns, params, onParams }: BookShelfProps) {
  const { keep } = useBooksMay()
  // An old link, or the last book of the last page was deleted: there are books, only not here.
  const beyondEnd = page.items.length === 0 && page.total > 0 && params.page > 1
  useEffect(() => {
    if (beyondEnd) onParams({ page: 1 }, { replace: true })
  }, [beyondEnd, onParams])
  if (page.items.length === 0) {
    return beyondEnd ? null : <BooksEmpty params={params} onParams={onParams} mayKeep={keep} />
  }
  return (
    <>
      {view === 'covers' ? (
        <BookCovers books={page.items} />
      ) : (
        <BookTable books={page.items} columns={columns} params={params} onParams={onParams} />
      )}
      <ListPager list={page} params={params} onParams={onParams} />
    </>
  )
}

type BooksEmptyProps = { params: BookListParams; onParams: OnParams; mayKeep: boolean }

// No books: because of the search, or because there are none yet. Each with its next step.
function BooksEmpty({ params, onParams, mayKeep }: BooksEmptyProps) {
  const { t } = useText()
  if (isFiltered(params)) {
    const showAll = (
      <Button variant="outlined" onClick={() => onParams({ q: '', filters: {} })}>
        {t('book.list.show_all')}
      </Button>
    )
    return <EmptyState text={t('book.list.none_match')} action={showAll} />
  }
  if (!mayKeep) return <EmptyState text={t('book.list.none_published')} />
  return <EmptyState text={t('book.list.none_yet')} action={<NewBookButton />} />
}

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
function BookCovers({ books }: { books: readonly BookRow[] }) {
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
