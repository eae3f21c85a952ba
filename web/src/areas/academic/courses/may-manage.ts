import { hasPermission } from '@/session/has-permission'
import { heads } from '@/session/roles'
import { useSession } from '@/session/session-store'

// Whether the person may make and delete courses; of one course the server says it itself.
export function useMayManage(): boolean {
  return hasPermission([...heads, 'supervisor'], useRoles())
}

// Whether he may know who teaches.
export function useMaySeeTeachers(): boolean {
  return hasPermission([...heads, 'supervisor', 'librarian', 'coordinator', 'secretary'], useRoles())
}

function useRoles(): readonly string[] {
  return useSession((state) => state.user?.role) ?? []
}
