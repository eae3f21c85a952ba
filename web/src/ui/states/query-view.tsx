import { type ReactNode, useDeferredValue } from 'react'
import { ApiError } from '@/api/api-error'
import { ErrorState } from './error-state'
import { LoadingRows } from './loading-rows'
import { NotFoundState } from './not-found-state'

export type Query<T> = { data: T | undefined; error: unknown; refetch: () => unknown }

type QueryViewProps<T> = {
  query: Query<T>
  // A skeleton of the final shape, where rows are not it.
  loading?: ReactNode
  notFound?: ReactNode
  // The query brings the whole page, its heading included.
  page?: boolean
  children: (data: T) => ReactNode
}

// Draws what a query brought, or the state it is in. Data once there stays through a failed refetch. What arrives is
// drawn bit by bit, so that a slow phone answers the finger meanwhile; what was there already stands at once.
export function QueryView<T>({ query, loading, notFound, page, children }: QueryViewProps<T>) {
  const drawn = useDeferredValue(query.data !== undefined)
  if (query.data !== undefined) return drawn ? children(query.data) : (loading ?? <LoadingRows />)
  if (query.error instanceof ApiError && query.error.status === 404)
    return notFound ?? <NotFoundState page={page === true} />
  if (query.error) return <ErrorState error={query.error} onRetry={() => query.refetch()} page={page} />
  return loading ?? <LoadingRows />
}
