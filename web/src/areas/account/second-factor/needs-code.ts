import { ApiError } from '@/api/api-error'

// All was right so far, and the server wants the code of the second factor.
export function needsCode(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'session.second_factor_needed'
}
