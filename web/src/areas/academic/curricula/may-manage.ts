import { hasPermission } from '@/session/has-permission'
import { heads } from '@/session/roles'
import { useSession } from '@/session/session-store'

// Whether the person may make and put away curricula; of one curriculum the server says it itself.
export function useMayManage(): boolean {
  const roles = useSession((state) => state.user?.role) ?? []
  return hasPermission([...heads, 'supervisor'], roles)
}
