import { api, type Schemas, unwrap } from '@/api/client'
import { useSession } from './session-store'

// Saves what a person changed of himself (the specification's "user data"), and shows it wherever he is named.
export async function updateUser(user: Schemas['UserUpdate']): Promise<Schemas['SavedUser']> {
  // Kept alive: it may be the last thing that a page does.
  const saved = await unwrap(api.POST('/api/auth/user/update', { body: { user }, keepalive: true }))
  useSession.setState({ user: saved.user })
  return saved
}
