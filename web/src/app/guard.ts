import { hasPermission } from '@/session/has-permission'
import { rememberTarget, takeTarget } from '@/session/redirect-target'
import { keepSession, startSession, useSession } from '@/session/session-store'
import { leadOn } from './lead-on'

// Where a person must first set up a second factor, because one of his roles asks for it.
export const secondFactorPath = '/pages/second-factor'

// Where everybody but admins waits while the network is in maintenance.
export const maintenancePath = '/pages/maintenance'

// Lets a person into a route, or sends him where the specification says: guests to /login, with the target
// remembered; others to the remembered target, else home.
export async function guard(required: readonly string[] | undefined, url: string): Promise<void> {
  await startSession()
  keepSession()
  const { user } = useSession.getState()
  const roles = user?.role ?? []
  const { pathname, search } = new URL(url)
  const held =
    required !== undefined && user?.second_factor_required === true && pathname !== secondFactorPath
  const allowed = hasPermission(required, roles)
  const waits = allowed && required !== undefined && user?.maintenance === true
  if (allowed && !held && !waits) return
  if (!allowed && roles.length > 0) throw leadOn(url, takeTarget() ?? '/')
  rememberTarget(pathname + search)
  throw leadOn(url, waits ? maintenancePath : allowed ? secondFactorPath : '/login')
}
