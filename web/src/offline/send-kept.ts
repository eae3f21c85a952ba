import type { QueryClient } from '@tanstack/react-query'
import type { KeptDatabase } from '@/session/keeping/kept-database'
import { keptDatabase } from '@/session/keeping/kept-database'
import { keepSessionOf } from '@/session/keeping/kept-session'
import { useSession } from '@/session/session-store'
import { followKits } from './kit/tidy-kit'
import { openKeeping } from './open-keeping'
import { outboxOf } from './outboxes'
import type { SheetKinds } from './sheet-kind'

const monthMs = 30 * 24 * 60 * 60 * 1000

/**
 * At the start of a session: keeps it for a start without a line, where this person has worked so before, and sends what
 * he entered then, whether or not its sheet is open. What nobody came back for within a month is let go of.
 */
export async function takeUpKept(cache: QueryClient, kinds: SheetKinds): Promise<void> {
  const { user } = useSession.getState()
  const database = await keptDatabase()
  if (!user || !database) return
  await dropForgotten(database)
  const names = new Map(
    (await database.getAllFromIndex('entry', 'person', user.id)).map((one) => [one.name, one]),
  )
  if (names.size === 0 && !(await database.get('key', user.id))) return
  const keeping = await openKeeping()
  if (keeping?.person !== user.id) return
  await keepSessionOf(user, keeping)
  followKits()
  for (const { kind, agendaCourseId, classId } of names.values()) {
    const found = await kinds[kind]?.()
    if (found) void outboxOf(cache, found, { agendaCourseId, classId }).send()
  }
}

async function dropForgotten(database: KeptDatabase): Promise<void> {
  const change = database.transaction('entry', 'readwrite')
  const old = IDBKeyRange.upperBound(Date.now() - monthMs)
  for (const id of await change.store.index('at').getAllKeys(old)) await change.store.delete(id)
  await change.done
}
