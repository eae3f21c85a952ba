// The roles and the menu groups of the specification, as the server has them. They decide what is shown; the server
// decides what is done.
import { roleGroups } from '@/api/role-groups'

export type Role =
  | 'admin'
  | 'director'
  | 'supervisor'
  | 'coordinator'
  | 'accounting'
  | 'secretary'
  | 'librarian'
  | 'multimedia'
  | 'teacher'
  | 'alumni'
  | 'student'
  | 'user'

const group = (name: keyof typeof roleGroups): Role[] => [...roleGroups[name]]

export const groups = {
  supervisor: group('supervisor'),
  librarian: group('librarian'),
  secretary: group('secretary'),
  accounting: group('accounting'),
  multimedia: group('multimedia'),
  teacher: group('teacher'),
  alumni: group('alumni'),
  student: group('student'),
  user: group('user'),
  guestOnly: [],
} satisfies Record<string, Role[]>

// Who runs the network: makes, moves and deletes campuses and regions.
export const heads: Role[] = group('heads')

// Who reads about people: the staff of a campus, and the roles of the whole network.
export const staff: Role[] = [...groups.secretary, 'librarian']

// Who keeps people: writes new ones in and changes them.
export const keepers: Role[] = [...heads, 'supervisor', 'coordinator', 'secretary']
