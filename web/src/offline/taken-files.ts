import { ApiError } from '@/api/api-error'
import { api, unwrap } from '@/api/client'
import { renewLink } from '@/api/file-link'
import type { Keeping } from '@/session/keeping/keeping'
import { madeTakenDatabase, type TakenDatabase, takenDatabase } from '@/session/keeping/taken-database'
import { notePlace } from '@/ui/player/player-store'
import { openKeeping } from './open-keeping'
import { prepareOffline } from './prepare-offline'

/** Something to hear, to see or to read that opens on this device without a line, for a week at most. */
export type TakenFile = {
  id: string
  kind: 'audio' | 'video' | 'photo' | 'document'
  // Which list of the server it is of: there it is asked whether it is still open.
  of: 'recordings' | 'course-documents'
  title: string
  about: string
  mediaType: string
  size: number
  duration: number
  // The last day on which its course is open, where that is by a grant.
  lastDay?: string
}

export type Taken = TakenFile & { at: number; until: number }

const dayMs = 24 * 60 * 60 * 1000
const takenDays = 7
// Small enough to be sealed at once on any phone.
const pieceBytes = 4 * 1024 * 1024

type Place = { keeping: Keeping; database: TakenDatabase }

async function place(): Promise<Place | undefined> {
  const [keeping, database] = [await openKeeping(), await takenDatabase()]
  return keeping && database && { keeping, database }
}

const nameOf = (person: string, id: string) => JSON.stringify([person, id])

/** When what is taken along now goes again: after a week, and not after the last day of its course. */
export function untilOf({ lastDay }: TakenFile, now: number): number {
  const week = now + takenDays * dayMs
  if (!lastDay) return week
  const [year = 0, month = 1, day = 1] = lastDay.split('-').map(Number)
  return Math.min(week, new Date(year, month - 1, day + 1).getTime())
}

/** Keeps a file until then. It is there as a whole or not at all; false where the device has no room for it. */
export async function takeFile(file: TakenFile, url: string): Promise<boolean> {
  const at = await place()
  if (!at) return false
  const name = nameOf(at.keeping.person, file.id)
  await drop(at.database, name)
  try {
    await keepContent(at, name, await renewLink(url))
    const { person } = at.keeping
    const now = Date.now()
    const sealed = await at.keeping.seal(name, file)
    const row = { name, person, id: file.id, at: now, until: untilOf(file, now), sealed }
    await at.database.put('file', row)
  } catch (error) {
    await drop(at.database, name)
    if (error instanceof ApiError) throw error
    return false
  }
  await prepareOffline()
  return true
}

async function keepContent({ keeping, database }: Place, of: string, url: string): Promise<void> {
  const answer = await fetch(url)
  if (!answer.ok || !answer.body) throw new ApiError(answer.status, null)
  let number = 0
  const keep = async (bytes: Uint8Array<ArrayBuffer>) => {
    const name = `${of} ${number}`
    const sealed = await keeping.sealBytes(name, bytes)
    await database.put('piece', { name, of, person: keeping.person, number, sealed })
    number++
  }
  let rest = new Uint8Array(0)
  const reader = answer.body.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const joined = new Uint8Array(rest.length + next.value.length)
    joined.set(rest)
    joined.set(next.value, rest.length)
    let from = 0
    for (; joined.length - from >= pieceBytes; from += pieceBytes)
      await keep(joined.slice(from, from + pieceBytes))
    rest = joined.slice(from)
  }
  if (rest.length > 0 || number === 0) await keep(rest)
}

// What is kept of who is signed in, and has not run out; a clock that was set back opens nothing.
export async function takenFiles(): Promise<Taken[]> {
  const at = (await madeTakenDatabase()) && (await place())
  if (!at) return []
  const rows = await at.database.getAllFromIndex('file', 'person', at.keeping.person)
  const opened = rows.filter(runs).map(async ({ name, at: taken, until, sealed }) => {
    const file = (await at.keeping.open(name, sealed)) as TakenFile | undefined
    return file ? [{ ...file, at: taken, until }] : []
  })
  return (await Promise.all(opened)).flat().toSorted((a, b) => a.title.localeCompare(b.title))
}

const runs = ({ at, until }: { at: number; until: number }) => at <= Date.now() && Date.now() < until

// The content of what was taken along; undefined where it is not, or no longer.
export async function openTaken(id: string): Promise<Blob | undefined> {
  const at = await place()
  if (!at) return undefined
  const name = nameOf(at.keeping.person, id)
  const row = await at.database.get('file', name)
  const file = row && runs(row) && ((await at.keeping.open(name, row.sealed)) as TakenFile | undefined)
  if (!file) return undefined
  const rows = await at.database.getAllFromIndex('piece', 'of', name)
  const parts: ArrayBuffer[] = []
  for (const one of rows.toSorted((a, b) => a.number - b.number)) {
    const part = await at.keeping.openBytes(one.name, one.sealed)
    if (!part) return undefined
    parts.push(part)
  }
  return new Blob(parts, { type: file.mediaType })
}

export async function dropTaken(id: string): Promise<void> {
  const at = await place()
  if (at) await drop(at.database, nameOf(at.keeping.person, id))
}

async function drop(database: TakenDatabase, name: string): Promise<void> {
  const change = database.transaction(['file', 'piece'], 'readwrite')
  await change.objectStore('file').delete(name)
  const pieces = change.objectStore('piece')
  for (const key of await pieces.index('of').getAllKeys(name)) await pieces.delete(key)
  await change.done
}

/** When the app opens: what has run out goes, and what the server no longer opens to this person. */
export async function tidyTaken(): Promise<void> {
  const at = (await madeTakenDatabase()) && (await place())
  if (!at) return
  const rows = await at.database.getAllFromIndex('file', 'person', at.keeping.person)
  for (const row of rows) {
    const file = (await at.keeping.open(row.name, row.sealed)) as TakenFile | undefined
    if (!file || !runs(row) || (await isClosed(file))) await drop(at.database, row.name)
  }
}

// Only the server's own no counts: without a line, and while it is away, everything stays.
async function isClosed({ of, id }: TakenFile): Promise<boolean> {
  try {
    const params = { path: { id } }
    if (of === 'recordings') {
      const { place } = await unwrap(api.GET('/api/recordings/{id}', { params }))
      // One may have gone on elsewhere since it was taken along.
      if (place) notePlace(id, place)
    } else await unwrap(api.GET('/api/course-documents/{id}', { params }))
    return false
  } catch (error) {
    return error instanceof ApiError && (error.status === 404 || error.status === 403)
  }
}
