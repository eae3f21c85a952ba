const learners = ['student', 'alumni', 'user']

// The page of a person, where one does not come from a list: who learns is among the students, else he is staff.
export function recordPath(id: string, roles: readonly { role: string }[]): string {
  return `/apps/campus/${roles.some(({ role }) => learners.includes(role)) ? 'student' : 'user'}/${id}`
}
