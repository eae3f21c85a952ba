import { useQuery } from '@tanstack/react-query'
import { useSession } from '@/session/session-store'
import { campusNamesQuery } from '@/ui/campus/campus-names'

// The country of the campus that one signed in at: what a telephone number without a code is taken for.
export function useHomeCountry(): string {
  const own = useSession((state) => state.user?.organization_id)
  const campuses = useQuery(campusNamesQuery()).data ?? []
  return campuses.find(({ id }) => id === own)?.country ?? ''
}
