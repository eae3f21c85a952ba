import { api, unwrap } from '@/api/client'
import { type KeptDatabase, keptDatabase, type Sealed } from './kept-database'
import { forgetTakenOfOthers } from './taken-database'

/** What is kept in this browser of one person, sealed with the key that the server gives to his sessions alone. */
export type Keeping = {
  person: string
  database: KeptDatabase
  seal: (place: string, value: unknown) => Promise<Sealed>
  // Undefined where it was not sealed for that place, or with another key.
  open: (place: string, sealed: Sealed) => Promise<unknown>
  sealBytes: (place: string, bytes: Uint8Array<ArrayBuffer>) => Promise<Sealed>
  openBytes: (place: string, sealed: Sealed) => Promise<ArrayBuffer | undefined>
}

let current: { person: string; keeping: Promise<Keeping | undefined> } | undefined

// Undefined where the browser keeps nothing, or while the key cannot be had; mayAsk has it fetched.
export async function openKeepingOf(person: string, mayAsk = true): Promise<Keeping | undefined> {
  if (current?.person !== person) current = { person, keeping: unlock(person, mayAsk) }
  const asked = current
  const keeping = await asked.keeping.catch(() => undefined)
  // The next one asks again.
  if (!keeping && current === asked) current = undefined
  return keeping
}

async function unlock(person: string, mayAsk: boolean): Promise<Keeping | undefined> {
  const database = await keptDatabase()
  if (!database) return undefined
  const kept = await database.get('key', person)
  if (!kept && !mayAsk) return undefined
  const key = kept?.key ?? (await fetchKey())
  if (!kept) await database.put('key', { person, key })
  return { person, database, ...sealing(person, key) }
}

// It never leaves the browser's own keeping again: nothing can read it out, but a reload without a line can use it.
async function fetchKey(): Promise<CryptoKey> {
  const { key } = await unwrap(api.POST('/api/profile/keeping-key', {}))
  const bytes = Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

function sealing(person: string, key: CryptoKey): Omit<Keeping, 'person' | 'database'> {
  const way = (place: string, iv: Uint8Array<ArrayBuffer>) => ({
    name: 'AES-GCM',
    iv,
    additionalData: new TextEncoder().encode(JSON.stringify([person, place])),
  })
  const sealBytes = async (place: string, bytes: Uint8Array<ArrayBuffer>): Promise<Sealed> => {
    const iv = crypto.getRandomValues(new Uint8Array(12))
    return { iv, text: await crypto.subtle.encrypt(way(place, iv), key, bytes) }
  }
  const openBytes = (place: string, { iv, text }: Sealed): Promise<ArrayBuffer | undefined> =>
    crypto.subtle.decrypt(way(place, iv), key, text).catch(() => undefined)
  return {
    sealBytes,
    openBytes,
    seal: (place, value) => sealBytes(place, new TextEncoder().encode(JSON.stringify(value))),
    open: async (place, sealed) => {
      const plain = await openBytes(place, sealed)
      return plain && JSON.parse(new TextDecoder().decode(plain))
    },
  }
}

// A session has ended, or another person's has begun: keys and copies of all others go. What they entered stays sealed.
export async function forgetOthers(person: string | undefined): Promise<void> {
  if (current && current.person !== person) current = undefined
  const database = await keptDatabase()
  if (!database) return
  const changes = database.transaction(['key', 'copy'], 'readwrite')
  for (const key of await changes.objectStore('key').getAllKeys())
    if (key !== person) await changes.objectStore('key').delete(key)
  for (const { name, person: owner } of await changes.objectStore('copy').getAll())
    if (owner !== person) await changes.objectStore('copy').delete(name)
  await changes.done
  await forgetTakenOfOthers(person) // nothing opens it any more: the keys are gone
}
