import { networkRoles } from '../person/roles'
import type { Invitee } from './api'

export type StaffRole = Invitee['roles'][number]

export const campusStaff = ['coordinator', 'secretary', 'accounting', 'multimedia', 'teacher'] as const

const staffRoles = [...networkRoles, ...campusStaff]

// Roles as boxes to tick.
export type InviteForm = Omit<Invitee, 'roles' | 'confirmed'> & { roles: Record<StaffRole, boolean> }

export const noRoles = Object.fromEntries(staffRoles.map((role) => [role, false])) as InviteForm['roles']

// Roles count at a campus or in the whole network: those of the other place, ticked before, do not.
export function chosenRoles({ campus_id, roles }: InviteForm): StaffRole[] {
  const ofNetwork = (role: StaffRole) => (networkRoles as readonly string[]).includes(role)
  return staffRoles.filter((role) => roles[role] && ofNetwork(role) === (campus_id === ''))
}
