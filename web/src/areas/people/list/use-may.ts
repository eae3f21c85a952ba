import { hasPermission } from '@/session/has-permission'
import { useSession } from '@/session/session-store'
import { useMay, useMayForOthers, useReach } from '@/session/use-may'
import { grantsOf } from './grants'

// What the signed-in person is offered in lists of people. The server decides; here nobody is shown a button that
// could never work for him.
export function usePeopleMay() {
  const roles = useSession((state) => state.user?.role) ?? []
  const write = useMay('createPerson')
  const decide = useMay('setPersonEnabled')
  return {
    // Sees every campus.
    network: useReach('listPeople') === 'all',
    // Knows how to reach people, and so may filter by where they live: a right to fields, which no operation has.
    contact: write || hasPermission(['accounting'], roles),
    // Reads the office's money, and so who is late with it.
    late: useMayForOthers('listInvoices'),
    // Keeps people: new ones, changes.
    write,
    // Decides who signs in, and who is staff.
    decide,
    // The roles that he may give at a campus in his reach, the highest first.
    grants: grantsOf(roles, 'campus'),
  }
}

export type PeopleMay = ReturnType<typeof usePeopleMay>
