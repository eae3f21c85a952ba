import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

// A text that only its person's key opens, and only in the place that it was sealed for.
export type Sealed = { iv: Uint8Array<ArrayBuffer>; text: ArrayBuffer }

export type KeptSheet = { kind: string; agendaCourseId: string; classId: string }

type KeptCopy = KeptSheet & {
  // Of the person and what it is: the session, or a sheet.
  name: string
  person: string
  at: number
  sealed: Sealed
}

export type KeptEntry = KeptSheet & {
  id: string
  person: string
  // Of its sheet.
  name: string
  order: number
  at: number
  sealed: Sealed
}

interface KeptSchema extends DBSchema {
  key: { key: string; value: { person: string; key: CryptoKey } }
  copy: { key: string; value: KeptCopy; indexes: { person: string } }
  entry: {
    key: string
    value: KeptEntry
    indexes: { person: string; order: [string, number]; at: number }
  }
}

export type KeptDatabase = IDBPDatabase<KeptSchema>

let opened: Promise<KeptDatabase> | undefined

// What the browser keeps of people; undefined where it keeps nothing, or cannot seal it.
export async function keptDatabase(): Promise<KeptDatabase | undefined> {
  if (!('indexedDB' in globalThis) || !globalThis.crypto?.subtle) return undefined
  opened ??= openDB<KeptSchema>('kept', 1, {
    upgrade: (made) => {
      made.createObjectStore('key', { keyPath: 'person' })
      made.createObjectStore('copy', { keyPath: 'name' }).createIndex('person', 'person')
      const entries = made.createObjectStore('entry', { keyPath: 'id' })
      entries.createIndex('person', 'person')
      entries.createIndex('order', ['name', 'order'])
      entries.createIndex('at', 'at')
    },
  })
  return opened.catch(() => {
    opened = undefined
    return undefined
  })
}
