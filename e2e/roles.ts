/** The twelve roles, each with a demo account of its name. */
export const roles = [
  'admin',
  'director',
  'supervisor',
  'coordinator',
  'accounting',
  'secretary',
  'librarian',
  'multimedia',
  'teacher',
  'alumni',
  'student',
  'user',
] as const

export type Role = (typeof roles)[number]
