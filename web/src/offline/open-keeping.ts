import { type Keeping, openKeepingOf } from '@/session/keeping/keeping'
import { useSession } from '@/session/session-store'

// What is kept of the signed-in person; undefined for a guest, where the browser keeps nothing, or while the key cannot
// be had.
export async function openKeeping(): Promise<Keeping | undefined> {
  const person = useSession.getState().user?.id
  return person ? openKeepingOf(person) : undefined
}
