import type { Keeping } from '@/session/keeping/keeping'
import { madeTakenDatabase, type TakenDatabase, takenDatabase } from '@/session/keeping/taken-database'
import { openKeeping } from './open-keeping'
import type { PhotosOf } from './sheet-kind'

// Photos of students, sealed, for sheets that are opened without a line. Each is a piece without a file, beside what
// else was taken along: whatever takes that away at the end of a session takes them, too.

// So that 200 of them and their sheets are less than 10 MB. The server sends them small; what is larger all the same is
// left to initials.
const mostBytes = 40 * 1024

type Place = { keeping: Keeping; database: TakenDatabase }

async function placeOf(made: Promise<TakenDatabase | undefined>): Promise<Place | undefined> {
  const database = await made
  const keeping = database && (await openKeeping())
  return keeping && { keeping, database }
}

const all = (person: string) => JSON.stringify([person, 'photos'])
const nameOf = (person: string, key: string) => `${all(person)} ${key}`

// A photo by who is on it and which one it is: the signature of its address lives for minutes.
export function photoKey(url: string): string {
  const { pathname, searchParams } = new URL(url, window.location.origin)
  return `${pathname} ${searchParams.get('v') ?? ''}`
}

// The addresses of the photos on a sheet.
export function photosIn<Sheet>(photos: PhotosOf<Sheet> | undefined, sheet: Sheet): string[] {
  const urls: string[] = []
  photos?.(sheet, (url) => {
    if (url) urls.push(url)
    return url
  })
  return urls
}

/** Keeps a photo, unless it is kept already. False where it does not come, is too large, or nothing is kept here. */
export async function keepPhoto(url: string): Promise<boolean> {
  const at = await placeOf(takenDatabase())
  if (!at) return false
  const { person } = at.keeping
  const name = nameOf(person, photoKey(url))
  if (await at.database.getKey('piece', name)) return true
  const answer = await fetch(url).catch(() => undefined)
  const bytes = answer?.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined
  if (!bytes || bytes.length > mostBytes) return false
  const sealed = await at.keeping.sealBytes(name, bytes)
  await at.database.put('piece', { name, of: all(person), person, number: 0, sealed })
  return true
}

// Those of these addresses that are kept.
export async function findPhotos(urls: readonly string[]): Promise<Map<string, Blob>> {
  const found = new Map<string, Blob>()
  const at = await placeOf(madeTakenDatabase())
  if (!at) return found
  for (const url of urls) {
    const name = nameOf(at.keeping.person, photoKey(url))
    const row = await at.database.get('piece', name)
    const bytes = row && (await at.keeping.openBytes(name, row.sealed))
    if (bytes) found.set(url, new Blob([bytes], { type: 'image/jpeg' }))
  }
  return found
}

// How many of these photos are kept, and how large they are.
export async function weighPhotos(keys: readonly string[]): Promise<{ count: number; bytes: number }> {
  const at = await placeOf(madeTakenDatabase())
  if (!at) return { count: 0, bytes: 0 }
  const { person } = at.keeping
  const wanted = new Set(keys.map((key) => nameOf(person, key)))
  const rows = await at.database.getAllFromIndex('piece', 'of', all(person))
  const here = rows.filter(({ name }) => wanted.has(name))
  return { count: here.length, bytes: here.reduce((sum, { sealed }) => sum + sealed.text.byteLength, 0) }
}

// Only these photos stay.
export async function keepOnlyPhotos(keys: readonly string[]): Promise<void> {
  const at = await placeOf(madeTakenDatabase())
  if (!at) return
  const { person } = at.keeping
  const stay = new Set(keys.map((key) => nameOf(person, key)))
  for (const name of await at.database.getAllKeysFromIndex('piece', 'of', all(person)))
    if (!stay.has(name)) await at.database.delete('piece', name)
}
