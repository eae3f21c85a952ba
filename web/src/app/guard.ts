import { redirect } from 'react-router'
import { hasPermission } from '@/session/has-permission'
import { rememberTarget, takeTarget } from '@/session/redirect-target'
import { keepSession, startSession, useSession } from '@/session/session-store'

// Lets a person into a route, or sends him where the specification says: guests to /login, with the target
// remembered; others to the remembered target, else home.
export async function guard(required: readonly string[] | undefined, url: string): Promise<void> {
  await startSession()
  keepSession()
  const roles = useSession.getState().user?.role ?? []
  if (hasPermission(required, roles)) return
  if (roles.length > 0) throw redirect(takeTarget() ?? '/')
  const { pathname, search } = new URL(url)
  rememberTarget(pathname + search)
  throw redirect('/login')
}
