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

// Where a person goes after signing in, if he was not on his way somewhere. A start whose screen does not exist
// (`isScreen` tells) leads to the profile, as any other role does.
export async function landing(
  user: SessionUser,
  isScreen: (path: string) => Promise<boolean>,
): Promise<string> {
  const start = starts.find(({ roles }) => hasPermission(roles, user.role))?.path
  return safeTarget(user.redirect_url) ?? (start && (await isScreen(start)) ? start : home)
}
