import Box from '@mui/material/Box'
import { useNavigate } from 'react-router'
import { formatTotal } from '@/lib/totals'
import { useText } from '@/texts/use-text'
import { PageHeader } from '@/ui/page-header'
import { LoadingRows } from '@/ui/states/loading-rows'
import { type Query, QueryView } from '@/ui/states/query-view'
import { ColumnMenu } from '@/ui/table/column-menu'
import { ExportMenu } from '@/ui/table/export-menu'
import { useColumnChoice } from '@/ui/table/use-column-choice'
import { useShortcut } from '@/ui/use-shortcut'
import { ScanButton } from '../barcode/scan-button'
import type { BookPage } from './api'
import { bookColumns } from './book-columns'
import { BookFilters } from './book-filters'
import { type BookListParams, bookFilterQuery, newBookPath, type OnParams } from './book-list'
import { BookShelf } from './book-shelf'
import { LoadingCovers } from './loading-covers'
import { useBooksMay } from './may-keep'
import { NewBookButton } from './new-book-button'
import { SortMenu } from './sort-menu'
import { useBookView, ViewButton } from './view-choice'

type BooksViewProps = { list: Query<BookPage>; params: BookListParams; onParams: OnParams }

// The catalogue: how many, search and filters, covers or a table, its pages. A scanner that types into the page finds
// its book.
export function BooksView({ list, params, onParams }: BooksViewProps) {
  const texts = useText()
  const { t, language } = texts
  const navigate = useNavigate()
  const may = useBooksMay()
  const [view, setView] = useBookView()
  const { choice, shown } = useColumnChoice('books', bookColumns(texts, may.seeAll))
  const { data } = list
  useShortcut('n', may.keep ? () => void navigate(newBookPath()) : undefined)
  const tools = (
    <Box sx={{ display: 'flex', marginInlineStart: 'auto' }}>
      {view === 'covers' && <SortMenu sort={params.sort} onSort={(sort) => onParams({ sort })} />}
      {view === 'table' && <ColumnMenu choice={choice} />}
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
            <ScanButton mayKeep={may.keep} />
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
