import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useText } from '@/texts/use-text'
import { PageHeader } from '@/ui/page-header'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { ListPager } from '@/ui/table/pager'
import { useListParams } from '@/ui/table/use-list-params'
import { type LibraryPage, libraryQuery, libraryStartQuery } from './api'
import { LibraryCovers } from './library-covers'
import { LibraryFilters } from './library-filters'
import { isNarrowed, type LibraryParams, libraryPathOf, librarySpec, type OnParams } from './library-params'
import { LibraryStartView } from './library-start'

// /apps/{student,alumni,instructor}/library: what one reads, needs and has borrowed, then every published book. Who
// searches sees what he looks for at once.
export function Component() {
  const { t } = useText()
  const base = libraryPathOf(useLocation().pathname)
  const { params, setParams } = useListParams(librarySpec)
  const list = useQuery(libraryQuery(params))
  const start = useQuery(libraryStartQuery())
  const narrowed = isNarrowed(params)
  const books = (
    <Box component="section" aria-labelledby="all-books">
      <Typography id="all-books" variant="h3" component="h2" sx={{ mb: 2 }}>
        {t(narrowed ? 'book.library.found' : 'book.library.all')}
      </Typography>
      <QueryView query={list} loading={<LoadingRows rows={6} height={96} />}>
        {(page) => <Books page={page} base={base} params={params} onParams={setParams} />}
      </QueryView>
    </Box>
  )
  return (
    <>
      <PageHeader title={t('book.library.title')} />
      <LibraryFilters params={params} onParams={setParams} start={start.data} />
      {narrowed ? (
        books
      ) : (
        // What stands below waits: it would be pushed down.
        <QueryView query={start} loading={<LoadingRows rows={6} height={96} />}>
          {(found) => (
            <>
              <LibraryStartView start={found} base={base} />
              {books}
            </>
          )}
        </QueryView>
      )}
    </>
  )
}

type BooksProps = { page: LibraryPage; base: string; params: LibraryParams; onParams: OnParams }

function Books({ page, base, params, onParams }: BooksProps) {
  // An old link: there are books, only not here.
  const beyondEnd = page.items.length === 0 && page.total > 0 && params.page > 1
  useEffect(() => {
    if (beyondEnd) onParams({ page: 1 }, { replace: true })
  }, [beyondEnd, onParams])
  if (page.items.length === 0) return beyondEnd ? null : <NoBooks params={params} onParams={onParams} />
  return (
    <>
      <LibraryCovers books={page.items} base={base} />
      <ListPager list={page} params={params} onParams={onParams} />
    </>
  )
}

function NoBooks({ params, onParams }: { params: LibraryParams; onParams: OnParams }) {
  const { t } = useText()
  if (!isNarrowed(params)) return <EmptyState text={t('book.library.none')} />
  const bare = params.q === '' && Object.keys(params.filters).length === 1
  const showAll = (
    <Button variant="outlined" onClick={() => onParams({ q: '', filters: {} })}>
      {t('book.library.show_all')}
    </Button>
  )
  const empty = bare && params.filters.shelf ? 'book.library.none_shelf' : 'book.library.none_match'
  return <EmptyState text={t(empty)} action={showAll} />
}
