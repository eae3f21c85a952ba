import { ApiError } from '@/api/api-error'
import type { Schemas } from '@/api/client'
import { readStored } from '@/session/stored-session'
import { forgetOthers, type Keeping, openKeepingOf } from './keeping'
import { keptDatabase } from './kept-database'

// Who is signed in, kept sealed, so that the page opens without a line.

type SessionUser = Schemas['User']
type KeptSession = { user: SessionUser; idToken: string | undefined }

const nameOf = (person: string) => `${person} session`

export async function keepSessionOf(user: SessionUser, keeping: Keeping): Promise<void> {
  const name = nameOf(user.id)
  const kept: KeptSession = { user, idToken: readStored()?.idToken }
  const sealed = await keeping.seal(name, kept)
  const none = { kind: 'session', agendaCourseId: '', classId: '' }
  await keeping.database.put('copy', { ...none, name, person: user.id, at: Date.now(), sealed })
}

// Whoever the stored token belongs to, as he was known last. Fails with the same error where he is not kept, or where
// it was not the line that failed.
export async function openKeptSession(error: unknown): Promise<SessionUser> {
  if (!(error instanceof ApiError) || error.status !== 0) throw error
  const people = (await (await keptDatabase())?.getAllKeys('key')) ?? []
  for (const person of people) {
    const keeping = await openKeepingOf(person, false)
    const kept = await keeping?.database.get('copy', nameOf(person))
    const session = kept && ((await keeping?.open(kept.name, kept.sealed)) as KeptSession | undefined)
    if (session && session.idToken === readStored()?.idToken) return session.user
  }
  throw error
}

export const forgetSessions = () => forgetOthers(undefined)
