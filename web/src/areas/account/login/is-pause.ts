import type { ApiError } from '@/api/api-error'

// Whether waiting is the way in.
export function isPause(failure: ApiError): boolean {
  return failure.code !== 'session.too_many_wrong'
}
