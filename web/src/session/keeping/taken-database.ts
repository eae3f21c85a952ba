import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Sealed } from './kept-database'

// A file that somebody took along: what it is, sealed; its content lies in pieces beside it.
type TakenRow = { name: string; person: string; id: string; at: number; until: number; sealed: Sealed }
type PieceRow = { name: string; of: string; person: string; number: number; sealed: Sealed }

interface TakenSchema extends DBSchema {
  file: { key: string; value: TakenRow; indexes: { person: string } }
  piece: { key: string; value: PieceRow; indexes: { of: string; person: string } }
}

export type TakenDatabase = IDBPDatabase<TakenSchema>

let opened: Promise<TakenDatabase> | undefined

// Apart from what else is kept: lists of sheets are read whole, and these are large. Undefined where the browser keeps
// nothing, or cannot seal it.
export async function takenDatabase(): Promise<TakenDatabase | undefined> {
  if (!('indexedDB' in globalThis) || !globalThis.crypto?.subtle) return undefined
  opened ??= openDB<TakenSchema>('taken', 1, {
    upgrade: (made) => {
      made.createObjectStore('file', { keyPath: 'name' }).createIndex('person', 'person')
      const pieces = made.createObjectStore('piece', { keyPath: 'name' })
      pieces.createIndex('of', 'of')
      pieces.createIndex('person', 'person')
    },
  })
  return opened.catch(() => {
    opened = undefined
    return undefined
  })
}

// Undefined where nobody took anything along here: most browsers never make it. One that cannot list its databases is
// asked for it.
export async function madeTakenDatabase(): Promise<TakenDatabase | undefined> {
  if (!('indexedDB' in globalThis)) return undefined
  const made = !indexedDB.databases || (await indexedDB.databases()).some(({ name }) => name === 'taken')
  return made ? takenDatabase() : undefined
}

// What everybody but this person took along goes.
export async function forgetTakenOfOthers(person: string | undefined): Promise<void> {
  const database = await madeTakenDatabase()
  if (!database) return
  const change = database.transaction(['file', 'piece'], 'readwrite')
  for (const store of ['file', 'piece'] as const) {
    let at = await change.objectStore(store).index('person').openCursor()
    while (at) {
      if (at.key !== person) await at.delete()
      at = await at.continue()
    }
  }
  await change.done
}
