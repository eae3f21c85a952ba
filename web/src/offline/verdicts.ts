import type { Held, HeldChange } from './held-store'
import type { SheetEntry, SheetKind, SheetVerdict } from './sheet-kind'

/**
 * What becomes of what was sent: taken entries are let go of; a conflict or a refusal stays, with what the server said,
 * unless the same cell has been entered anew since: that is still to be judged.
 */
export function judge<Sheet, Entry extends SheetEntry, Verdict extends SheetVerdict>(
  kind: Pick<SheetKind<Sheet, Entry, Verdict>, 'cellOf'>,
  held: readonly Held<Entry, Verdict>[],
  sent: readonly Entry[],
  verdicts: readonly Verdict[],
): HeldChange<Entry, Verdict> {
  const said = new Map(verdicts.map((verdict) => [verdict.id, verdict]))
  const sentIds = new Set(sent.map(({ id }) => id))
  const newest = new Map<string, string>()
  for (const entry of sent) newest.set(kind.cellOf(entry), entry.id)
  for (const { entry } of held) if (!sentIds.has(entry.id)) newest.set(kind.cellOf(entry), entry.id)
  const change = { put: [] as Held<Entry, Verdict>[], drop: [] as string[] }
  for (const entry of sent) {
    const verdict = said.get(entry.id)
    const stays = newest.get(kind.cellOf(entry)) === entry.id && !isTaken(verdict)
    // An answer that leaves one out is no answer to it.
    if (stays) change.put.push({ entry, verdict, code: codeOf(verdict) })
    else change.drop.push(entry.id)
  }
  return change
}

function isTaken(verdict: SheetVerdict | undefined): boolean {
  return verdict !== undefined && ['kept', 'same', 'left'].includes(verdict.outcome)
}

function codeOf(verdict: SheetVerdict | undefined): string {
  if (!verdict) return 'request.failed'
  return verdict.outcome === 'refused' ? verdict.code : ''
}

// The whole request was refused: each of its entries is, for the same reason.
export function wholeRefusal<Entry, Verdict>(
  held: readonly Held<Entry, Verdict>[],
  code: string,
): HeldChange<Entry, Verdict> {
  return { put: held.map(({ entry }) => ({ entry, code })), drop: [] }
}
