import { useSession } from '@/session/session-store'
import { useReach } from '@/session/use-may'

// Who sees the people of a campus: the roles of the whole network, and the staff of that campus. Others would
// find only themselves there.
export function useMaySeePeople(campusId: string): boolean {
  const own = useSession((state) => state.user?.organization_id)
  const reach = useReach('listPeople')
  return reach === 'all' || (reach === 'campus' && own === campusId)
}
