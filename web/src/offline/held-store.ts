import type { SheetVerdict } from './sheet-kind'

// An entry that the server has not taken: it waits, or it was refused or is in conflict.
export type Held<Entry, Verdict> = {
  entry: Entry
  verdict?: Verdict | undefined
  // Why it was refused; empty while it waits.
  code: string
}

/** What became of an entry so far. */
export function standOf({ verdict, code }: Held<unknown, SheetVerdict>): 'waiting' | 'conflicts' | 'refused' {
  if (!verdict && code === '') return 'waiting'
  return verdict?.outcome === 'conflict' ? 'conflicts' : 'refused'
}

export type HeldChange<Entry, Verdict> = {
  put: readonly Held<Entry, Verdict>[]
  // Ids of entries.
  drop: readonly string[]
}

/** Where the entries of one sheet are held, in the order in which they were entered. */
export interface HeldStore<Entry, Verdict> {
  load: () => Promise<Held<Entry, Verdict>[]>
  // All of a change or nothing. What is there already is replaced where it stands.
  change: (change: HeldChange<Entry, Verdict>) => Promise<void>
  // One at a time, over all pages that hold the same sheet.
  alone: <T>(act: () => Promise<T>) => Promise<T>
  // Told when another page has changed something.
  watch: (changed: () => void) => void
}

// What was held, after a change.
export function changed<Entry extends { id: string }, Verdict>(
  held: readonly Held<Entry, Verdict>[],
  { put, drop }: HeldChange<Entry, Verdict>,
): Held<Entry, Verdict>[] {
  const now = new Map(held.map((one) => [one.entry.id, one]))
  for (const id of drop) now.delete(id)
  for (const one of put) now.set(one.entry.id, one)
  return [...now.values()]
}

// Where a browser keeps nothing: it lasts as long as the page does.
export function heldInMemory<Entry extends { id: string }, Verdict>(): HeldStore<Entry, Verdict> {
  let held: Held<Entry, Verdict>[] = []
  return {
    load: async () => held,
    change: async (change) => {
      held = changed(held, change)
    },
    alone: (act) => act(),
    watch: () => {},
  }
}
