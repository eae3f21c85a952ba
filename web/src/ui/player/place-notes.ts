import { isFinal } from '@/api/api-error'
import { api, unwrap } from '@/api/client'
import { useLine } from '@/api/line'
import { deviceOf } from '@/lib/user-agent'
import type { Range } from './heard'
import { notePlace } from './player-store'

// What is to be told of a place. It says when it was noted by this browser's clock; the server is told how long ago.
// Of a book it names the book whose file it is.
type PlaceNote = { position: number; duration: number; heard: Range[]; at: number; book?: string }

type Waiting = Record<string, PlaceNote>

// In the browser's storage, which a sign-out empties: what was noted without a line is told when it is back, also after
// a reload.
const key = 'places'

function read(): Waiting {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Waiting
  } catch {
    return {}
  }
}

function write(all: Waiting): void {
  if (Object.keys(all).length === 0) localStorage.removeItem(key)
  else localStorage.setItem(key, JSON.stringify(all))
}

// More parts than the server takes at once; the first ones were told before, or are few.
const most = 200

// Notes a place, and tells the server as soon as that can be.
export function tellPlace(id: string, note: PlaceNote): Promise<void> {
  const all = read()
  const heard = [...(all[id]?.heard ?? []), ...note.heard].slice(-most)
  write({ ...all, [id]: { ...note, heard } })
  return sendPlaces()
}

let sending: Promise<void> | null = null

// One call after the other: the same place is not told twice at once.
export function sendPlaces(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = null
  })
  return sending
}

async function sendAll(): Promise<void> {
  for (const [id, note] of Object.entries(read())) {
    try {
      notePlace(id, await send(id, note))
      forget(id, note)
    } catch (error) {
      // What is no longer open, or makes no sense, is not asked for again; without a line, and while the
      // server is busy or nobody is signed in, everything waits.
      if (isFinal(error)) forget(id, note)
      else return
    }
  }
}

function send(id: string, { at, position, duration, heard, book }: PlaceNote) {
  const device = deviceOf(navigator.userAgent)?.system ?? ''
  const body = { position, duration, heard, device, age: Math.max(0, Date.now() - at) }
  if (book !== undefined) {
    const path = { id: book, file_id: id }
    return unwrap(
      api.POST('/api/library/{id}/files/{file_id}/place', { params: { path }, body, keepalive: true }),
    )
  }
  return unwrap(api.POST('/api/recordings/{id}/place', { params: { path: { id } }, body, keepalive: true }))
}

// What was noted while the call was under way stays, without what was told.
function forget(id: string, told: PlaceNote): void {
  const { [id]: now, ...others } = read()
  const rest = now && now.at !== told.at && { ...now, heard: now.heard.slice(told.heard.length) }
  write(rest ? { ...others, [id]: rest } : others)
}

useLine.subscribe(({ online }) => {
  if (online) void sendPlaces()
})
