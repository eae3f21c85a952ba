import type { QueryClient } from '@tanstack/react-query'
import { outboxOf } from './outboxes'
import { sheetsOf } from './saved-entries'
import type { SheetKinds } from './sheet-kind'

/**
 * Brings in what somebody saved, under the right of who does it: each entry keeps its id, so that what arrived meanwhile
 * is not entered twice, and what is not taken waits here to be decided. Says how many there are; undefined where the
 * file is of something else.
 */
export async function bringIn(
  cache: QueryClient,
  kinds: SheetKinds,
  text: string,
): Promise<number | undefined> {
  const sheets = sheetsOf(text)
  if (!sheets) return undefined
  const found = await Promise.all(
    sheets.map(async (sheet) => ({ ...sheet, of: await kinds[sheet.kind]?.() })),
  )
  if (found.some(({ of }) => !of)) return undefined
  for (const { of, agendaCourseId, classId, entries } of found)
    if (of) outboxOf(cache, of, { agendaCourseId, classId }).enter(entries)
  return found.reduce((sum, { entries }) => sum + entries.length, 0)
}
