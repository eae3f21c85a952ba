import { hasPermission } from '@/session/has-permission'
import { heads, type Role } from '@/session/roles'
import { useSession } from '@/session/session-store'
import type { Whose } from './api'

const leaders: Role[] = [...heads, 'supervisor']
const readers: Role[] = [...leaders, 'librarian', 'coordinator', 'secretary']

// What the signed-in person is offered; the server decides. A teacher speaks for himself.
export function useKnowledgeMay(whose: Whose) {
  const user = useSession((state) => state.user)
  const roles = user?.role ?? []
  const leads = hasPermission(leaders, roles)
  const self = 'person' in whose && whose.person === user?.id && hasPermission(['teacher'], roles)
  return { say: leads || self, give: leads, readOthers: hasPermission(readers, roles) }
}
