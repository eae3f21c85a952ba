import { hasPermission } from '@/session/has-permission'
import { groups, heads, type Role } from '@/session/roles'
import { useSession } from '@/session/session-store'

// What the signed-in person is offered in lists of people. The server decides; here nobody is shown a button that
// could never work for him.
export function usePeopleMay() {
  const roles = useSession((state) => state.user?.role) ?? []
  const is = (...allowed: Role[]) => hasPermission(allowed, roles)
  const leads = is(...heads, 'supervisor', 'coordinator')
  return {
    // Sees every campus.
    network: hasPermission(groups.supervisor, roles),
    // Knows how to reach people, and so may filter by where they live.
    contact: leads || is('secretary', 'accounting'),
    // Keeps people: new ones, changes.
    write: leads || is('secretary'),
    // Decides who signs in, and who is staff.
    decide: leads,
    // The roles that he may give at a campus in his reach, the highest first.
    grants: grantable(is(...heads, 'supervisor'), is('coordinator'), is('secretary')),
  }
}

const learners = ['alumni', 'student', 'user'] as const

// By rank, as the server decides: whoever leads gives what stands below him, a secretary what learners are.
function grantable(network: boolean, coordinator: boolean, secretary: boolean) {
  const below = ['secretary', 'accounting', 'multimedia', 'teacher', ...learners] as const
  if (network) return ['coordinator', ...below] as const
  if (coordinator) return below
  return secretary ? learners : []
}

export type PeopleMay = ReturnType<typeof usePeopleMay>
