import { hasPermission } from '@/session/has-permission'
import { groups, type Role } from '@/session/roles'
import { useSession } from '@/session/session-store'

// Who reads books that are not published, besides those who keep them.
const readers: Role[] = [...groups.librarian, 'coordinator', 'secretary']

// What the person may do with the catalogue; of one book the server says it itself.
export function useBooksMay(): { keep: boolean; seeAll: boolean } {
  const roles = useSession((state) => state.user?.role) ?? []
  return { keep: hasPermission(groups.librarian, roles), seeAll: hasPermission(readers, roles) }
}
