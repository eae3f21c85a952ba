import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@/api/api-error'
import { signInOptionsQuery } from '@/areas/account/door/api'

// Many wait at once, and each asks at a moment of his own: every 20 to 40 seconds, and when he looks again.
const pause = 20_000 + Math.random() * 20_000

// A database that was restarted is back in seconds.
const awayPause = 2_000 + Math.random() * 2_000

function isAway(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === 'storage.away'
}

// Whether the network is in maintenance, asked again and again while somebody waits for its end.
export function useMaintenance() {
  const options = useQuery({
    ...signInOptionsQuery(),
    ...{ staleTime: 0, retry: false, refetchOnMount: 'always', refetchOnWindowFocus: 'always' as const },
    refetchInterval: ({ state }) => (isAway(state.error) ? awayPause : pause),
  })
  return {
    // Nothing can be answered, because the database is away.
    away: isAway(options.error),
    // What is known was asked for since, and not before something was refused.
    answered: options.isFetchedAfterMount && options.isSuccess,
    maintenance: options.data?.maintenance,
    // An answer that does not come says nothing: it is asked again.
    error: options.data ? null : options.error,
    checking: options.isFetching,
    check: () => void options.refetch(),
  }
}
