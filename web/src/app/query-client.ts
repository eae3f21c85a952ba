import { onlineManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from '@/api/api-error'
import { useLine } from '@/api/line'

const tries = 2

// A refusal will be refused again; only what got no proper answer is worth another try.
function worthRetrying(failures: number, error: unknown): boolean {
  const outage = !(error instanceof ApiError) || error.status === 0 || error.status >= 500
  return outage && failures < tries
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a line a call fails, and somebody is told; to wait in silence is the kit's own way.
    queries: { retry: worthRetrying, staleTime: 30_000, networkMode: 'always', refetchOnReconnect: true },
    mutations: { retry: false, networkMode: 'always' },
  },
})

// What could not be fetched is fetched when the line is back.
onlineManager.setEventListener((setOnline) => useLine.subscribe(({ online }) => setOnline(online)))
