import type { QueryClient } from '@tanstack/react-query'
import { useLine } from '@/api/line'
import { currentTexts } from '@/texts/texts'
import { nothingWaits, tellWaiting, useWaiting } from '@/ui/line/waiting-store'
import { findCopy } from './kept-sheets'
import { isWaiting, type Outbox } from './outbox'
import type { Copy, SheetEntry, SheetId, SheetKind, SheetVerdict } from './sheet-kind'
import { sheetKey } from './sheet-query'

/**
 * Has the sign in the toolbar say what a line that broke keeps back of a sheet, also of one that is not open: how much,
 * and of which. `mine` says whether whoever entered it is still the one signed in.
 */
export function tellOfSheet<Sheet, Entry extends SheetEntry, Verdict extends SheetVerdict>(
  name: string,
  { cache, kind, id }: { cache: QueryClient; kind: SheetKind<Sheet, Entry, Verdict>; id: SheetId },
  { state }: Outbox<Entry, Verdict>,
  mine: () => boolean,
): void {
  let copy: Sheet | undefined
  let looked = false
  const tell = () => {
    const count = state.getState().held.filter(isWaiting).length
    if (!mine() || useLine.getState().online || count === 0) {
      if (useWaiting.getState().items.some((item) => item.id === name)) nothingWaits(name)
      return
    }
    const sheet = cache.getQueryData<Copy<Sheet>>(sheetKey(kind, id))?.data ?? copy
    const { t } = currentTexts()
    const title = [t(kind.title), sheet && kind.titleOf(sheet)].filter(Boolean).join(' · ')
    tellWaiting({ id: name, title, detail: t('ui.changes', { count }), kept: true })
    if (!sheet && !looked) void look()
  }
  // Of a sheet that is not open the copy that is kept knows what it is called.
  const look = async () => {
    looked = true
    copy = (await findCopy<Sheet>(kind.name, id))?.data
    if (copy) tell()
  }
  state.subscribe(tell)
  useLine.subscribe(tell)
}

// Nobody reads what another has entered, nor of which sheet.
export function nothingOfSheetsWaits(): void {
  useWaiting.setState(({ items }) => ({ items: items.filter(({ kept }) => !kept) }))
}
