// The roles and the menu groups of the specification. They decide what is shown; the server decides what is done.

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

// Who runs the network: makes, moves and deletes campuses and regions.
export const heads: Role[] = ['admin', 'director']

const leaders: Role[] = [...heads, 'supervisor']

const student: Role[] = [
  ...leaders,
  'coordinator',
  'accounting',
  'secretary',
  'librarian',
  'multimedia',
  'teacher',
  'alumni',
  'student',
]

export const groups = {
  supervisor: [...leaders, 'librarian'],
  librarian: [...leaders, 'librarian'],
  secretary: [...leaders, 'coordinator', 'secretary', 'multimedia', 'accounting'],
  accounting: [...leaders, 'coordinator', 'secretary', 'accounting'],
  multimedia: [...leaders, 'coordinator', 'secretary', 'multimedia'],
  teacher: [...leaders, 'teacher'],
  alumni: [...leaders, 'teacher', 'alumni'],
  student,
  user: [...student, 'user'],
  guestOnly: [],
} satisfies Record<string, Role[]>
