import type { Role } from '@/session/roles'
import type { TextKey } from '@/texts/text-key'

// The lists of people differ in whom they are about, not in what they do. A later one is a line here.
export type PeopleKind = {
  name: 'students' | 'team' | 'coordinators'
  path: string
  title: TextKey
  search: TextKey
  // Said where there is nobody yet.
  none: TextKey
  // Who is in the list; a filter on roles chooses among these.
  roles: readonly Role[]
  // Who is shown while nobody has chosen roles.
  shown: readonly Role[]
  // The list belongs to a campus: who reaches the network sees it filtered by his own, and may take that away.
  ofCampus: boolean
  // They study, studied or apply: the list tells their class and how they stand instead of their roles.
  learns: boolean
}

const staff: Role[] = [
  ...(['admin', 'director', 'supervisor', 'librarian', 'coordinator'] as const),
  ...(['secretary', 'accounting', 'multimedia', 'teacher'] as const),
]

export const students: PeopleKind = {
  name: 'students',
  path: '/apps/campus/student',
  title: 'people.students.title',
  search: 'people.students.search',
  none: 'people.students.none',
  roles: ['student', 'user', 'alumni'],
  shown: ['student', 'user'],
  ofCampus: true,
  learns: true,
}

export const team: PeopleKind = {
  name: 'team',
  path: '/apps/campus/user',
  title: 'people.team.title',
  search: 'people.team.search',
  none: 'people.team.none',
  roles: staff,
  shown: staff,
  ofCampus: true,
  learns: false,
}

export const coordinators: PeopleKind = {
  name: 'coordinators',
  path: '/apps/academic/user',
  title: 'people.coordinators.title',
  search: 'people.coordinators.search',
  none: 'people.coordinators.none',
  roles: ['coordinator'],
  shown: ['coordinator'],
  ofCampus: false,
  learns: false,
}

export function personPath(kind: PeopleKind, id: string): string {
  return `${kind.path}/${id}`
}
