import type { QueryClient } from '@tanstack/react-query'
import { useSession } from '@/session/session-store'
import { heldInBrowser } from './held-in-browser'
import { createOutbox, type Outbox } from './outbox'
import type { SheetEntry, SheetId, SheetKind, SheetVerdict } from './sheet-kind'
import { sheetKey, takeVerdicts } from './sheet-query'
import { nothingOfSheetsWaits, tellLeft, tellOfSheet } from './tell-waiting'

// One for each person and sheet, for as long as the page lives: what was entered is sent also after its screen was left.
let outboxes = new WeakMap<QueryClient, Map<string, Outbox<never, never>>>()

// Nobody finds what another has entered.
useSession.subscribe((now, before) => {
  if (now.user?.id === before.user?.id) return
  outboxes = new WeakMap()
  nothingOfSheetsWaits()
})

export function outboxOf<Sheet, Entry extends SheetEntry, Verdict extends SheetVerdict>(
  cache: QueryClient,
  kind: SheetKind<Sheet, Entry, Verdict>,
  id: SheetId,
): Outbox<Entry, Verdict> {
  const person = useSession.getState().user?.id ?? ''
  const name = JSON.stringify([person, ...sheetKey(kind, id)])
  const known = outboxes.get(cache) ?? new Map<string, Outbox<never, never>>()
  outboxes.set(cache, known)
  const found = known.get(name) as Outbox<Entry, Verdict> | undefined
  if (found) return found
  const mine = () => (useSession.getState().user?.id ?? '') === person
  const made = createOutbox<Sheet, Entry, Verdict>(
    kind,
    id,
    heldInBrowser(person, { ...id, kind: kind.name }),
    {
      tell: (verdicts) => {
        takeVerdicts(cache, kind, id, verdicts)
        void tellLeft(verdicts)
      },
      mine,
    },
  )
  tellOfSheet(name, { cache, kind, id }, made, mine)
  known.set(name, made as unknown as Outbox<never, never>)
  return made
}
