import { permissions, roleOrder } from '@/api/permissions'
import { useSession } from './session-store'

export type Operation = keyof typeof permissions

// How far somebody reaches with an operation: every campus, his own, his own records; undefined is not at all.
export type Reach = 'all' | 'campus' | 'self' | undefined

const reaches = { a: 'all', c: 'campus', s: 'self' } as const

// What the routes themselves say, generated: nobody keeps a list of roles beside a button. It decides what is offered;
// the server decides what is done, and of one record it says so itself (may, may_edit…).
export function reachOf(operation: Operation, roles: readonly string[]): Reach {
  const letters = roleOrder.map((role, at) => (roles.includes(role) ? permissions[operation][at] : '-'))
  const farthest = (['a', 'c', 's'] as const).find((letter) => letters.includes(letter))
  return farthest && reaches[farthest]
}

// How far the signed-in person reaches.
export function useReach(operation: Operation): Reach {
  return reachOf(operation, useSession((state) => state.user?.role) ?? [])
}

// Whether he may do it at all, if only for himself.
export function useMay(operation: Operation): boolean {
  return useReach(operation) !== undefined
}

// Whether he may do it for others than himself.
export function useMayForOthers(operation: Operation): boolean {
  const reach = useReach(operation)
  return reach === 'all' || reach === 'campus'
}
