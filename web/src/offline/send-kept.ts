import type { QueryClient } from '@tanstack/react-query'
import { keptDatabase } from '@/session/keeping/kept-database'
import { keepSessionOf } from '@/session/keeping/kept-session'
import { useSession } from '@/session/session-store'
import { dropForgotten, tellForgotten } from './forgotten'
import type { KitWays } from './kit/kit'
import { followKits, tidyAll } from './kit/tidy-kit'
import { openKeeping } from './open-keeping'
import { outboxOf } from './outboxes'
import type { SheetKinds } from './sheet-kind'

// What the app knows of the areas, which do not know each other.
type KeptWays = { sheetKinds: SheetKinds; kitPages: KitWays['pages'] }

/**
 * At the start of a session: keeps it for a start without a line, where this person has worked so before, and sends what
 * he entered then, whether or not its sheet is open. What somebody else did not come back for within a month is let go
 * of, and he is told when he does.
 */
export async function takeUpKept(cache: QueryClient, { sheetKinds, kitPages }: KeptWays): Promise<void> {
  const { user } = useSession.getState()
  const database = await keptDatabase()
  if (!user || !database) return
  await dropForgotten(database, user.id)
  await tellForgotten(user.id)
  const names = new Map(
    (await database.getAllFromIndex('entry', 'person', user.id)).map((one) => [one.name, one]),
  )
  if (names.size === 0 && !(await database.get('key', user.id))) return
  const keeping = await openKeeping()
  if (keeping?.person !== user.id) return
  await keepSessionOf(user, keeping)
  followKits({ kinds: sheetKinds, pages: kitPages })
  for (const { kind, agendaCourseId, classId } of names.values()) {
    const found = await sheetKinds[kind]?.()
    if (found) void outboxOf(cache, found, { agendaCourseId, classId }).send()
  }
  await tidyAll()
}
