import type { Person } from './api'

// Every role of a person, wherever he has it, each once; those of the whole network first.
export function rolesOf({ network_roles, memberships }: Person): string[] {
  return [...new Set([...network_roles, ...memberships.flatMap(({ roles }) => roles)])]
}

// Roles that somebody can have at a campus, in the order of their rank.
export const campusRoles = [
  ...(['coordinator', 'secretary', 'accounting', 'multimedia'] as const),
  ...(['teacher', 'alumni', 'student', 'user'] as const),
]

// Roles of the whole network, in the order of their rank.
export const networkRoles = ['admin', 'director', 'supervisor', 'librarian'] as const
