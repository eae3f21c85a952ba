import { useQuery } from '@tanstack/react-query'
import { signInOptionsQuery } from '@/areas/account/door/api'

// Many wait at once, and each asks at a moment of his own: every 20 to 40 seconds, and when he looks again.
const pause = 20_000 + Math.random() * 20_000

// Whether the network is in maintenance, asked again and again while somebody waits for its end.
export function useMaintenance() {
  const options = useQuery({
    ...signInOptionsQuery(),
    ...{ staleTime: 0, refetchInterval: pause, refetchOnWindowFocus: 'always' as const },
  })
  return {
    maintenance: options.data?.maintenance,
    // An answer that does not come says nothing: it is asked again.
    error: options.data ? null : options.error,
    checking: options.isFetching,
    check: () => void options.refetch(),
  }
}
