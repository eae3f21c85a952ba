import { findCopies, keepCopy } from './kept-sheets'
import { prepareOffline } from './prepare-offline'
import type { SheetEntry, SheetId, SheetKind, SheetVerdict } from './sheet-kind'

// A sheet that opens without a line, as it was when the server last told it.
type TakenAlong<Sheet> = { id: SheetId; data: Sheet; at: number }

/** Keeps sheets that were never opened here, so that they open without a line. Says how many of them are kept now. */
export async function takeAlong<Sheet, Entry extends SheetEntry, Verdict extends SheetVerdict>(
  kind: SheetKind<Sheet, Entry, Verdict>,
  ids: readonly SheetId[],
): Promise<number> {
  let kept = 0
  for (const id of ids) {
    const { mark, data } = await kind.read(id, undefined)
    if (data !== undefined && (await keepCopy(kind.name, id, { mark, data, at: Date.now() }))) kept++
  }
  await prepareOffline()
  return kept
}

// What is kept of a kind, the freshest first.
export async function takenAlong<Sheet>(kind: { name: string }): Promise<TakenAlong<Sheet>[]> {
  const found = (await findCopies<Sheet>(kind.name)) ?? []
  return found.toSorted((a, b) => b.at - a.at)
}
