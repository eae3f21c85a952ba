import type { Person } from './api'

const learners = ['student', 'alumni', 'user']

// The page of a person, where one does not come from a list: who learns is among the students, else he is staff.
export function recordPath({ id, memberships }: Pick<Person, 'id' | 'memberships'>): string {
  const learns = memberships.some(({ roles }) => roles.some((role) => learners.includes(role)))
  return `/apps/campus/${learns ? 'student' : 'user'}/${id}`
}
