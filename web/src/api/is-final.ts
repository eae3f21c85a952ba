import { ApiError } from './api-error'

// A refusal that stays one, however often it is asked. Neither a line that broke, nor a server that is away or busy, nor
// a session that has ended says anything of what was entered.
export function isFinal(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    error.status >= 400 &&
    error.status < 500 &&
    ![401, 408, 425, 429].includes(error.status)
  )
}
