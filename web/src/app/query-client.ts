import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '@/api/api-error'

const tries = 2

// A refusal will be refused again; only what got no proper answer is worth another try.
function worthRetrying(failures: number, error: unknown): boolean {
  const outage = !(error instanceof ApiError) || error.status === 0 || error.status >= 500
  return outage && failures < tries
}

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: worthRetrying, staleTime: 30_000 }, mutations: { retry: false } },
})
