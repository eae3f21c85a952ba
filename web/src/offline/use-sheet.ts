import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { useLine } from '@/api/line'
import { useText } from '@/texts/use-text'
import { useTellWaiting } from '@/ui/line/waiting-store'
import type { Held } from './held-store'
import { isWaiting } from './outbox'
import { outboxOf } from './outboxes'
import { prepareOffline } from './prepare-offline'
import type { CellState, SheetEntry, SheetId, SheetKind, SheetVerdict } from './sheet-kind'
import { type Copy, sheetQuery } from './sheet-query'

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
  const { held, sending, sentAt } = useStore(outbox.state)
  const online = useLine((line) => line.online)
  const options = useMemo(() => sheetQuery(kind, id, outbox.answers), [kind, id, outbox])
  const select = useCallback(
    ({ data, at, kept }: Copy<Sheet>) => ({ sheet: withWaiting(kind, data, held), at, kept }),
    [kind, held],
  )
  const found = useQuery({ ...options, select })
  const cells = useMemo(() => cellStates(kind, held, sending), [kind, held, sending])
  const waiting = held.filter(isWaiting).length
  useTellOfSheet(waiting)
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
  return {
    query: { data: found.data?.sheet, error: found.error, refetch: found.refetch },
    enter: outbox.enter,
    cells,
    settle,
    waiting,
    keptAt: found.data && (!online || found.data.kept) ? new Date(found.data.at) : undefined,
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

// The sign in the toolbar shows what a line that broke keeps back, not what is on its way.
function useTellOfSheet(waiting: number): void {
  const { t } = useText()
  const online = useLine((line) => line.online)
  const told = !online && waiting > 0
  useTellWaiting(told ? { title: document.title, detail: t('ui.changes', { count: waiting }) } : null)
}
