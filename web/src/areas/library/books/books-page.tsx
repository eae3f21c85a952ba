import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { formatTotal } from '@/lib/totals'
import { useMay } from '@/session/use-may'
import { ViewMenu } from '@/session/views/view-menu'
import { useText } from '@/texts/use-text'
import { SortIcon } from '@/ui/icons'
import { PageHeader } from '@/ui/page-header'
import { PickMenu } from '@/ui/pick-menu'
import { LoadingRows } from '@/ui/states/loading-rows'
import { type Query, QueryView } from '@/ui/states/query-view'
import { ColumnMenu } from '@/ui/table/column-menu'
import { ExportMenu } from '@/ui/table/export-menu'
import { useColumnChoice } from '@/ui/table/use-column-choice'
import { useListParams } from '@/ui/table/use-list-params'
import { useShortcut } from '@/ui/use-shortcut'
import { ScanButton } from '../barcode/scan-button'
import { loansPath } from '../loans/paths'
import { type BookPage, bookListQuery } from './api'
import { bookColumns } from './book-columns'
import { BookFilters } from './book-filters'
import { type BookListParams, bookFilterQuery, bookListSpec, newBookPath, type OnParams } from './book-list'
import { BookShelf } from './book-shelf'
import { coverGrid } from './cover-grid'
import { FromFilesButton } from './from-files-button'
import { useBooksMay } from './may-keep'
import { NewBookButton } from './new-book-button'
import { useBookView, ViewButton } from './view-choice'

// /apps/academic/book: fetches what the address asks for.
export function Component() {
  const { params, setParams } = useListParams(bookListSpec)
  const list = useQuery(bookListQuery(params))
  return <BooksView list={list} params={params} onParams={setParams} />
}

type BooksViewProps = { list: Query<BookPage>; params: BookListParams; onParams: OnParams }

// The catalogue: how many, search and filters, covers or a table, its pages. A scanner that types into the page finds
// its book.
function BooksView({ list, params, onParams }: BooksViewProps) {
  const texts = useText()
  const { t, language } = texts
  const navigate = useNavigate()
  const may = useBooksMay()
  const lends = useMay('lendCopy')
  const [view, setView] = useBookView()
  const { choice, shown } = useColumnChoice('books', bookColumns(texts, may.seeAll))
  const { data } = list
  useShortcut('n', may.keep ? () => void navigate(newBookPath()) : undefined)
  const tools = (
    <Box sx={{ display: 'flex', marginInlineStart: 'auto' }}>
      {view === 'covers' && <SortMenu sort={params.sort} onSort={(sort) => onParams({ sort })} />}
      {view === 'table' && <ColumnMenu choice={choice} />}
      <ViewMenu columns={choice.chosen} />
      <ViewButton view={view} onChange={setView} />
    </Box>
  )
  return (
    <>
      <PageHeader
        title={t('book.list.title')}
        count={data ? formatTotal(data.total, data.more, language) : ''}
        actions={
          <>
            <ExportMenu path="/api/books/export" query={bookFilterQuery(params)} name="books" />
            {lends && (
              <Button color="inherit" component={Link} to={loansPath}>
                {t('book.loans')}
              </Button>
            )}
            {may.keep && (
              <Button color="inherit" component={Link} to="/apps/academic/book/import">
                {t('book.import')}
              </Button>
            )}
            <ScanButton mayKeep={may.keep} />
            {may.keep && <FromFilesButton />}
            {may.keep && <NewBookButton />}
          </>
        }
      />
      <BookFilters params={params} onParams={onParams} seeAll={may.seeAll} tools={tools} />
      <QueryView
        query={list}
        loading={view === 'covers' ? <LoadingCovers /> : <LoadingRows rows={10} height={51} head />}
      >
        {(page) => <BookShelf page={page} view={view} columns={shown} params={params} onParams={onParams} />}
      </QueryView>
    </>
  )
}

type SortMenuProps = { sort: BookListParams['sort']; onSort: (sort: BookListParams['sort']) => void }

const sorts = [
  { value: 'title', text: 'book.sort.title' },
  { value: 'author', text: 'book.sort.author' },
  { value: 'price', text: 'book.sort.price' },
  { value: '-updated', text: 'book.sort.changed' },
] as const

// The order of the covers, which have no heads to press.
function SortMenu({ sort, onSort }: SortMenuProps) {
  const { t } = useText()
  return (
    <PickMenu
      label={t('book.sort.label')}
      icon={<SortIcon />}
      value={sort}
      choices={sorts.map(({ value, text }) => ({ value, label: t(text) }))}
      onPick={onSort}
    />
  )
}

// Grey books in the places of those that will come, so that nothing jumps when they do.
function LoadingCovers({ books = 18 }: { books?: number }) {
  const { t } = useText()
  return (
    <Box role="status" aria-label={t('ui.loading')} sx={coverGrid}>
      {Array.from({ length: books }, (_, book) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the books are all alike and never move
        <div key={book}>
          <Skeleton variant="rounded" sx={{ width: '100%', height: 'auto', aspectRatio: '2 / 3' }} />
          <Skeleton sx={{ mt: 1 }} />
          <Skeleton width="60%" />
        </div>
      ))}
    </Box>
  )
}
