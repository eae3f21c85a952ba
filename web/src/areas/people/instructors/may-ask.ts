import { hasPermission } from '@/session/has-permission'
import { heads } from '@/session/roles'
import { useSession } from '@/session/session-store'

// Who may ask instructors for their dates.
export function useMayAsk(): boolean {
  return hasPermission([...heads, 'supervisor'], useSession((state) => state.user?.role) ?? [])
}

// Who may read what was asked and answered: whoever reads every calendar.
export function useMayReadRequests(): boolean {
  const roles = useSession((state) => state.user?.role) ?? []
  return hasPermission([...heads, 'supervisor', 'librarian', 'coordinator'], roles)
}
