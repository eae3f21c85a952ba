import type { Keeping } from '@/session/keeping/keeping'
import type { KeptEntry, KeptSheet } from '@/session/keeping/kept-database'
import { type Held, type HeldChange, type HeldStore, heldInMemory } from './held-store'
import { onKeptChange, tellKeptChange } from './kept-news'
import { keptName } from './kept-sheets'
import { openKeeping } from './open-keeping'

/**
 * Where the entries of one sheet are held: sealed in the browser, over reloads and for all its pages. Until the key is
 * there, and where a browser keeps nothing, in memory.
 */
export function heldInBrowser<Entry extends { id: string }, Verdict>(
  person: string,
  sheet: KeptSheet,
): HeldStore<Entry, Verdict> {
  const name = keptName(person, sheet)
  const memory = heldInMemory<Entry, Verdict>()
  const mine = async () => {
    const keeping = await openKeeping()
    return keeping?.person === person ? keeping : undefined
  }
  // What had to wait for the key goes where it belongs.
  const emptyMemory = async (keeping: Keeping) => {
    const left = await memory.load()
    if (left.length === 0) return
    await write(keeping, name, sheet, { put: left, drop: [] })
    await memory.change({ put: [], drop: left.map(({ entry }) => entry.id) })
  }
  return {
    load: async () => {
      const keeping = await mine()
      if (!keeping) return memory.load()
      await emptyMemory(keeping)
      return read<Entry, Verdict>(keeping, name)
    },
    change: async (change) => {
      const keeping = await mine()
      if (!keeping) return memory.change(change)
      await emptyMemory(keeping)
      await write(keeping, name, sheet, change)
      tellKeptChange(name)
    },
    alone: (act) => (navigator.locks ? navigator.locks.request(name, act) : act()),
    watch: (changed) => onKeptChange((of) => of === name && changed()),
  }
}

async function read<Entry, Verdict>(keeping: Keeping, name: string): Promise<Held<Entry, Verdict>[]> {
  const range = IDBKeyRange.bound([name, 0], [name, Number.MAX_SAFE_INTEGER])
  const kept = await keeping.database.getAllFromIndex('entry', 'order', range)
  const opened = await Promise.all(kept.map(({ id, sealed }) => keeping.open(id, sealed)))
  return opened.filter((one): one is Held<Entry, Verdict> => one !== undefined)
}

async function write<Entry extends { id: string }, Verdict>(
  keeping: Keeping,
  name: string,
  sheet: KeptSheet,
  { put, drop }: HeldChange<Entry, Verdict>,
): Promise<void> {
  // Before the transaction, which ends as soon as it is left waiting.
  const sealed = await Promise.all(put.map((one) => keeping.seal(one.entry.id, one)))
  const change = keeping.database.transaction('entry', 'readwrite')
  for (const id of drop) void change.store.delete(id)
  const last = await change.store
    .index('order')
    .openKeyCursor(IDBKeyRange.bound([name, 0], [name, Number.MAX_SAFE_INTEGER]), 'prev')
  let order = last ? (last.key as [string, number])[1] : 0
  const common = { ...sheet, name, person: keeping.person, at: Date.now() }
  for (const [at, { entry }] of put.entries()) {
    const before: KeptEntry | undefined = await change.store.get(entry.id)
    const kept = sealed[at]
    if (kept)
      void change.store.put({ ...common, id: entry.id, order: before?.order ?? ++order, sealed: kept })
  }
  await change.done
}
