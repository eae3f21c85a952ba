import { hasPermission } from '@/session/has-permission'
import { heads, keepers, type Role } from '@/session/roles'
import { useSession } from '@/session/session-store'

const granters: Role[] = [...heads, 'supervisor']

// What the signed-in person is offered; the server decides.
export function useAccessMay() {
  const roles = useSession((state) => state.user?.role) ?? []
  return { grant: hasPermission(granters, roles), readOthers: hasPermission(keepers, roles) }
}
