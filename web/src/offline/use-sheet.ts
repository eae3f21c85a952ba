import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { useLine } from '@/api/line'
import type { Held } from './held-store'
import { isWaiting } from './outbox'
import { outboxOf } from './outboxes'
import { prepareOffline } from './prepare-offline'
import type { CellState, Copy, Overwritten, SheetEntry, SheetId, SheetKind, SheetVerdict } from './sheet-kind'
import { sheetQuery } from './sheet-query'
import { useKeptPhotos } from './use-kept-photos'

/**
 * A sheet that is worked on with or without a line. `query.data` is the sheet with everything that waits; what is
 * entered stands there at once, is kept, and is sent in order, once.
 */
export function useSheet<Sheet, Entry extends SheetEntry, Verdict extends SheetVerdict>(
  kind: SheetKind<Sheet, Entry, Verdict>,
  { agendaCourseId, classId }: SheetId,
) {
  const cache = useQueryClient()
  const id = useMemo(() => ({ agendaCourseId, classId }), [agendaCourseId, classId])
  const outbox = useMemo(() => outboxOf(cache, kind, id), [cache, kind, id])
  const { held, sending, sentAt, mine } = useStore(outbox.state)
  const online = useLine((line) => line.online)
  const options = useMemo(() => sheetQuery(kind, id, outbox.answers), [kind, id, outbox])
  const select = useCallback(
    ({ data, at, kept }: Copy<Sheet>) => ({ sheet: withWaiting(kind, data, held), at, kept }),
    [kind, held],
  )
  const found = useQuery({ ...options, select })
  const cells = useMemo(() => cellStates(kind, held, sending), [kind, held, sending])
  const waiting = held.filter(isWaiting).length
  useEffect(() => {
    void outbox.send()
    void prepareOffline()
  }, [outbox])
  const settle = (cell: string, choice: 'mine' | 'theirs') => {
    const at = cells.get(cell)
    if (!at || (at.state !== 'conflict' && at.state !== 'refused')) return
    if (choice === 'theirs') outbox.replace(at.entry.id, [])
    else if (at.state === 'conflict' && at.verdict)
      outbox.replace(at.entry.id, [kind.retold(at.entry, at.verdict)])
    else outbox.again(at.entry.id)
  }
  const withoutLine = !online || found.data?.kept === true
  const sheet = useKeptPhotos(kind.photos, found.data?.sheet, withoutLine)
  const overwritten = useMemo(() => (sheet ? overwrittenIn(kind, sheet, mine) : []), [kind, sheet, mine])
  const answerOverwritten = ({ cell, entry }: Overwritten<Entry>, choice: 'mine' | 'theirs') => {
    if (choice === 'theirs' || !sheet) outbox.forget(cell)
    else outbox.enter([kind.putBack(sheet, entry)])
  }
  return {
    query: { data: sheet, error: found.error, refetch: found.refetch },
    enter: outbox.enter,
    cells,
    settle,
    // What was entered here, and somebody else has changed since.
    overwritten,
    answerOverwritten,
    waiting,
    keptAt: found.data && withoutLine ? new Date(found.data.at) : undefined,
    // When the server last took something that was entered here.
    sentAt,
  }
}

function withWaiting<Sheet, Entry extends SheetEntry, Verdict extends SheetVerdict>(
  kind: SheetKind<Sheet, Entry, Verdict>,
  sheet: Sheet,
  held: readonly Held<Entry, Verdict>[],
): Sheet {
  return held.filter(isWaiting).reduce((shown, { entry }) => kind.apply(shown, entry), sheet)
}

function overwrittenIn<Sheet, Entry extends SheetEntry, Verdict extends SheetVerdict>(
  kind: SheetKind<Sheet, Entry, Verdict>,
  sheet: Sheet,
  mine: ReadonlyMap<string, Entry>,
): Overwritten<Entry>[] {
  return [...mine]
    .map(([cell, entry]) => ({ cell, entry, by: kind.overwrittenBy(sheet, entry) }))
    .filter(({ by }) => by !== '')
}

function cellStates<Sheet, Entry extends SheetEntry, Verdict extends SheetVerdict>(
  kind: SheetKind<Sheet, Entry, Verdict>,
  held: readonly Held<Entry, Verdict>[],
  sending: ReadonlySet<string>,
): ReadonlyMap<string, CellState<Entry, Verdict>> {
  return new Map(held.map((one) => [kind.cellOf(one.entry), stateOf(one, sending)]))
}

function stateOf<Entry extends SheetEntry, Verdict extends SheetVerdict>(
  one: Held<Entry, Verdict>,
  sending: ReadonlySet<string>,
): CellState<Entry, Verdict> {
  const { entry, verdict, code } = one
  if (isWaiting(one)) return { state: sending.has(entry.id) ? 'sending' : 'waiting', entry, code }
  return { state: verdict?.outcome === 'conflict' ? 'conflict' : 'refused', entry, verdict, code }
}
