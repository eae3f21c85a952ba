import type { QueryClient } from '@tanstack/react-query'
import { useLine } from '@/api/line'
import { currentTexts, loadTexts } from '@/texts/texts'
import { nothingWaits, tellWaiting, useWaiting } from '@/ui/line/waiting-store'
import { notify } from '@/ui/notices-store'
import { standOf } from './held-store'
import { findCopy } from './kept-sheets'
import type { Outbox } from './outbox'
import type { Copy, SheetEntry, SheetId, SheetKind, SheetVerdict } from './sheet-kind'
import { sheetKey } from './sheet-query'

/**
 * Has the sign in the toolbar say what a line that broke keeps back of a sheet, and what the server did not take of it,
 * also of one that is not open: how much, and of which. `mine` says whether whoever entered it is still signed in.
 */
export function tellOfSheet<Sheet, Entry extends SheetEntry, Verdict extends SheetVerdict>(
  name: string,
  { cache, kind, id }: { cache: QueryClient; kind: SheetKind<Sheet, Entry, Verdict>; id: SheetId },
  outbox: Outbox<Entry, Verdict>,
  mine: () => boolean,
): void {
  let copy: Sheet | undefined
  let looked = false
  let worded = false
  const tell = () => {
    const counts = { waiting: 0, conflicts: 0, refused: 0 }
    for (const one of mine() ? outbox.state.getState().held : []) counts[standOf(one)]++
    const stuck = counts.conflicts + counts.refused > 0
    const waiting = useLine.getState().online ? 0 : counts.waiting
    if (!stuck && waiting === 0) {
      if (useWaiting.getState().items.some((item) => item.id === name)) nothingWaits(name)
      return
    }
    const sheet = cache.getQueryData<Copy<Sheet>>(sheetKey(kind, id))?.data ?? copy
    if (!sheet && !looked) void look()
    if (stuck && !worded) void word().catch(() => {})
    if (worded) say({ ...counts, waiting }, sheet)
    else if (waiting > 0) say({ waiting, conflicts: 0, refused: 0 }, sheet)
  }
  const say = ({ waiting, conflicts, refused }: Counts, sheet: Sheet | undefined) => {
    const { t } = currentTexts()
    const title = [t(kind.title), sheet && kind.titleOf(sheet)].filter(Boolean).join(' · ')
    const told = [
      waiting > 0 && t('ui.changes', { count: waiting }),
      conflicts > 0 && t('kept.kit.conflicts', { count: conflicts }),
      refused > 0 && t('kept.kit.refused', { count: refused }),
    ]
    const detail = told.filter(Boolean).join(' · ')
    if (conflicts + refused === 0) return tellWaiting({ id: name, title, detail, kept: true })
    const settle = () =>
      void import('./settle-stuck').then((module) => module.settleStuck({ kind, id, title }, outbox))
    const stuck = { place: kind.place(id, sheet), label: t('kept.stuck.decide'), settle }
    tellWaiting({ id: name, title, detail, kept: true, stuck })
  }
  // Of a sheet that is not open the copy that is kept knows what it is called.
  const look = async () => {
    looked = true
    copy = (await findCopy<Sheet>(kind.name, id))?.data
    if (copy) tell()
  }
  // Most people never need these words.
  const word = async () => {
    await loadTexts(['kept'])
    if (worded) return
    worded = true
    tell()
  }
  outbox.state.subscribe(tell)
  useLine.subscribe(tell)
}

type Counts = { waiting: number; conflicts: number; refused: number }

/** What was meant for empty cells only, and met what another had put there, is left: that is not what he saw. */
export async function tellLeft(verdicts: readonly SheetVerdict[]): Promise<void> {
  const count = verdicts.filter(({ outcome }) => outcome === 'left').length
  if (count === 0) return
  await loadTexts(['kept'])
  notify({ text: currentTexts().t('kept.left', { count }), tone: 'info' })
}

// Nobody reads what another has entered, nor of which sheet.
export function nothingOfSheetsWaits(): void {
  useWaiting.setState(({ items }) => ({ items: items.filter(({ kept }) => !kept) }))
}
