import { safeTarget } from '@/session/redirect-target'
import type { SessionUser } from '@/session/session-store'

// Where a person starts. Everybody may read at least the own campus, so the list of campuses is home until the
// dashboards and the profile page are there.
export function landing(user: SessionUser): string {
  return safeTarget(user.redirect_url) ?? '/apps/academic/campus'
}
