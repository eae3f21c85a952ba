import { hasPermission } from '@/session/has-permission'
import { useSession } from '@/session/session-store'
import { useMayForOthers, useReach } from '@/session/use-may'

// What the signed-in person is offered around classes. The server decides; here nobody is shown a button that could
// never work for him.
export function useClassMay() {
  const user = useSession((state) => state.user)
  const keeps = useReach('createClass')
  const staff = useMayForOthers('listClasses')
  const curricula = useReach('listCurricula')
  const takesLists = useMayForOthers('getClassList')
  const teaches = hasPermission(['teacher'], user?.role ?? [])
  return {
    own: user?.organization_id ?? '',
    // Sees every campus.
    network: useReach('listClasses') === 'all',
    // Makes classes: at any campus who reaches the network, at his own who works there.
    keeps: keeps !== undefined,
    // Reads about the students of a class, and not only about himself.
    seesStudents: useMayForOthers('listEnrollments'),
    // Takes the list of a class along, on paper or as a table.
    // A teacher takes those of the classes that he teaches; who learns, too, may be looking at his own class.
    takesLists: takesLists || (teaches && !hasPermission(['student'], user?.role ?? [])),
    // Works here: others see only the classes that they are in themselves.
    staff,
    // Opens curricula: of those who only work at a campus, who teaches or learns there finds his own.
    readsCurricula: curricula === 'all' || !staff,
    teaches,
    keepsAt: (campusId: string) =>
      keeps === 'all' || (keeps === 'campus' && user?.organization_id === campusId),
  }
}

export type ClassMay = ReturnType<typeof useClassMay>
