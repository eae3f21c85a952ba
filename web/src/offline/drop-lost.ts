import { dropCopy, findCopy } from './kept-sheets'
import type { SheetId } from './sheet-kind'

/** Drops what the server has just refused to open. Where it was kept a right may be lost: the rest is looked at, too. */
export async function dropLost(kind: string, id: SheetId): Promise<void> {
  if (!(await findCopy(kind, id))) return
  await dropCopy(kind, id)
  const { tidyAll } = await import('./kit/tidy-kit')
  await tidyAll()
}
