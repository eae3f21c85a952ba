import { hasPermission } from '@/session/has-permission'
import { safeTarget } from '@/session/redirect-target'
import type { Role } from '@/session/roles'
import type { SessionUser } from '@/session/session-store'

export const home = '/pages/profile'

// Where people start, in the order of the specification: who has several roles starts at the first that matches.
const starts: readonly { roles: readonly Role[]; path: string }[] = [
  { roles: ['admin', 'supervisor'], path: '/apps/academic/dashboard' },
  { roles: ['teacher'], path: '/apps/instructor/dashboard' },
  { roles: ['librarian'], path: '/apps/academic/book' },
  { roles: ['student'], path: '/apps/student/dashboard' },
]

// Where a person goes after signing in, if he was not on his way somewhere: to the start of his role, or to the profile.
export function landing(user: SessionUser): string {
  const start = starts.find(({ roles }) => hasPermission(roles, user.role))
  return safeTarget(user.redirect_url) ?? start?.path ?? home
}
