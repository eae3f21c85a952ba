import { hasPermission } from '@/session/has-permission'
import { groups, keepers, staff } from '@/session/roles'
import { useSession } from '@/session/session-store'

// What the signed-in person is offered around classes. The server decides; here nobody is shown a button that could
// never work for him.
export function useClassMay() {
  const user = useSession((state) => state.user)
  const roles = user?.role ?? []
  const network = hasPermission(groups.supervisor, roles)
  const keeps = hasPermission(keepers, roles)
  return {
    own: user?.organization_id ?? '',
    // Sees every campus.
    network,
    // Makes classes: at any campus who reaches the network, at his own who works there.
    keeps,
    // Reads about the students of a class, and not only about himself.
    seesStudents: hasPermission(groups.secretary, roles),
    // Works here: others see only the classes that they are in themselves.
    staff: hasPermission(staff, roles),
    // Opens curricula: of those who only work at a campus, who teaches or learns there finds his own.
    readsCurricula: network || keeps || !hasPermission(staff, roles),
    teaches: hasPermission(['teacher'], roles),
    keepsAt: (campusId: string) =>
      keeps && (hasPermission(networkKeepers, roles) || user?.organization_id === campusId),
  }
}

const networkKeepers = groups.supervisor.filter((role) => role !== 'librarian')

export type ClassMay = ReturnType<typeof useClassMay>
