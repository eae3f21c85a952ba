import { hasPermission } from '@/session/has-permission'
import { heads, keepers } from '@/session/roles'
import { useSession } from '@/session/session-store'

// What the signed-in person is offered: everyone adds a church, who keeps people keeps them all, and two become one
// by the hand of somebody of the whole network.
export function useChurchMay() {
  const roles = useSession((state) => state.user?.role) ?? []
  return {
    change: hasPermission(keepers, roles),
    merge: hasPermission([...heads, 'supervisor'], roles),
  }
}
