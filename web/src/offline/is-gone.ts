import { ApiError } from '@/api/api-error'

// The server does not open it to this person, or no longer: he keeps no copy of it.
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 403 || error.status === 404)
}
