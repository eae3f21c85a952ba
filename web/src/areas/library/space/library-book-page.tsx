import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { languageName } from '@/lib/world'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { FavouriteIcon, NotFavouriteIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { PageHeader } from '@/ui/page-header'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { BookCover } from '../books/book-cover'
import { BookTypeMark } from '../books/book-type'
import { type BookOfReader, type LibraryBook, libraryBookQuery, setShelf } from './api'
import { BookFiles } from './book-files'
import { libraryPathOf } from './library-params'
import { Part } from './library-start'
import { LoanLines } from './loan-lines'
import { NeedChip } from './need-chip'
import { ReadingBar } from './reading-bar'

// /apps/{student,alumni,instructor}/library/{id}
export function Component() {
  const { t } = useText()
  const { bookId = '' } = useParams()
  const book = useQuery(libraryBookQuery(bookId))
  return (
    <QueryView
      page
      query={book}
      loading={<RecordSkeleton />}
      notFound={<NotFoundState text={t('book.library.not_found')} />}
    >
      {(found) => <BookView key={found.id} book={found} />}
    </QueryView>
  )
}

function BookView({ book }: { book: BookOfReader }) {
  const { t } = useText()
  const base = libraryPathOf(useLocation().pathname)
  const { title, description, courses, files, loans, isbn, downloadable, type } = book
  return (
    <>
      <BackLink listPath={base}>{t('book.library.title')}</BackLink>
      <PageHeader
        title={title}
        mark={<BookCover title={title} src={book.cover_url} width={96} large />}
        subtitle={<Facts book={book} />}
        actions={<ShelfButton book={book} />}
      />
      {loans.length > 0 && (
        <Part title={t('book.library.loans')}>
          <LoanLines loans={loans} />
        </Part>
      )}
      <Part title={t('book.library.files')}>
        {files.length > 0 && <BookFiles book={book} />}
        {(files.length === 0 || !downloadable) && (
          <Typography sx={{ color: 'text.secondary', mt: 1 }}>
            {files.length > 0
              ? t('book.library.only_read')
              : t(type === 'paperback' ? 'book.library.paper' : 'book.library.no_files')}
          </Typography>
        )}
      </Part>
      {courses.length > 0 && (
        <Part title={t('book.library.for_courses')}>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
            {courses.map(({ id, code, name, required }) => (
              <Box component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <bdi>{`${name} · ${code}`}</bdi>
                <NeedChip need={required ? 'required' : 'suggested'} />
              </Box>
            ))}
          </Box>
        </Part>
      )}
      {(description || isbn) && (
        <Part title={t('book.library.about')}>
          {description && (
            <Typography sx={{ maxWidth: '42rem', whiteSpace: 'pre-line' }}>{description}</Typography>
          )}
          {isbn && (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
              {t('book.library.isbn', { isbn })}
            </Typography>
          )}
        </Part>
      )}
    </>
  )
}

function Facts({ book }: { book: BookOfReader }) {
  const { language } = useText()
  return (
    <>
      {book.author && <div>{book.author}</div>}
      <Box
        sx={{ mt: 0.75, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}
      >
        <BookTypeMark type={book.type} />
        {book.language && <span>{languageName(book.language, language)}</span>}
        <NeedChip need={book.need} />
      </Box>
      <Box sx={{ maxWidth: '20rem' }}>
        <ReadingBar book={book} />
      </Box>
    </>
  )
}

// Puts a book on one's own shelf, or takes it off.
function ShelfButton({ book }: { book: LibraryBook }) {
  const { t } = useText()
  const cache = useQueryClient()
  const { id, title, on_shelf } = book
  const change = useMutation({
    mutationFn: () => setShelf(cache, id, !on_shelf),
    onSuccess: () =>
      notify({ text: t(on_shelf ? 'book.library.was_taken' : 'book.library.was_put', { title }) }),
    onError: notifyFailure,
  })
  return (
    <Button
      color="inherit"
      startIcon={on_shelf ? <FavouriteIcon color="primary" /> : <NotFavouriteIcon />}
      loading={change.isPending}
      loadingPosition="start"
      onClick={() => change.mutate()}
    >
      {t(on_shelf ? 'book.library.take' : 'book.library.put')}
    </Button>
  )
}
