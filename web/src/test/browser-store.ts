import { webcrypto } from 'node:crypto'
import * as fake from 'fake-indexeddb'
import { vi } from 'vitest'

// A browser that keeps things, for one test: jsdom has neither a database nor ciphers. Pages that are opened one after
// another find what the last one left.
export function browserStore(): void {
  const names = [
    'IDBCursor',
    'IDBCursorWithValue',
    'IDBDatabase',
    'IDBIndex',
    'IDBKeyRange',
    'IDBObjectStore',
    'IDBRequest',
    'IDBTransaction',
  ] as const
  for (const name of names) vi.stubGlobal(name, fake[name])
  vi.stubGlobal('indexedDB', new fake.IDBFactory())
  vi.stubGlobal('crypto', webcrypto)
}
