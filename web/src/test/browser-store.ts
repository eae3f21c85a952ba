import { webcrypto } from 'node:crypto'
import * as fake from 'fake-indexeddb'
import { vi } from 'vitest'

// A browser that keeps things, for one test: jsdom has neither a database nor ciphers. Pages that are opened one after
// another find what the last one left.
export function browserStore(): void {
  // The classes stay: what is still being written when a test ends needs them.
  Object.assign(
    globalThis,
    Object.fromEntries(Object.entries(fake).filter(([name]) => name.startsWith('IDB'))),
  )
  vi.stubGlobal('indexedDB', new fake.IDBFactory())
  vi.stubGlobal('crypto', webcrypto)
}
