import { ApiError } from './api-error'

// The record as it stands now, where something was refused because somebody else changed it in the meantime.
export function staleRecord<R>(error: unknown): R | undefined {
  const stale = error instanceof ApiError && error.code === 'edit.stale'
  return stale ? (error.current as R) : undefined
}
