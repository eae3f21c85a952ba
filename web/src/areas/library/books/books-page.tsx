import { useQuery } from '@tanstack/react-query'
import { useListParams } from '@/ui/table/use-list-params'
import { bookListQuery } from './api'
import { bookListSpec } from './book-list'
import { BooksView } from './books-view'

// /apps/academic/book: fetches what the address asks for.
export function Component() {
  const { params, setParams } = useListParams(bookListSpec)
  const list = useQuery(bookListQuery(params))
  return <BooksView list={list} params={params} onParams={setParams} />
}
