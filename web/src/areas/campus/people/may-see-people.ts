import { hasPermission } from '@/session/has-permission'
import { groups } from '@/session/roles'
import { useSession } from '@/session/session-store'

// Who sees the people of a campus: the roles of the whole network, and the staff of that campus. Others would
// find only themselves there.
export function useMaySeePeople(campusId: string): boolean {
  const user = useSession((state) => state.user)
  if (!user) return false
  return (
    hasPermission(groups.supervisor, user.role) ||
    (user.organization_id === campusId && hasPermission(groups.secretary, user.role))
  )
}
