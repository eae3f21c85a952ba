import { useEffect } from 'react'
import { Pager } from '@/ui/table/pager'
import type { BookPage } from './api'
import type { BookColumn } from './book-columns'
import { BookCovers } from './book-covers'
import type { BookListParams, OnParams } from './book-list'
import { BookTable } from './book-table'
import { BooksEmpty } from './books-empty'
import { useBooksMay } from './may-keep'
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
      <Pager
        page={params.page}
        pageSize={params.pageSize}
        total={page.total}
        more={page.more}
        onPage={(next) => onParams({ page: next })}
        onPageSize={(pageSize) => onParams({ pageSize })}
      />
    </>
  )
}
