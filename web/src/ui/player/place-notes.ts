import { ApiError } from '@/api/api-error'
import { api, unwrap } from '@/api/client'
import { isFinal } from '@/api/is-final'
import { useLine } from '@/api/line'
import { deviceOf } from '@/lib/user-agent'
import { joined, longest, without } from './heard'
import { type PlaceNote, readWaiting, writeWaiting } from './kept-places'
import { notePlace } from './player-store'

// As many parts as the server takes at once. What was played in one go is one part, so that hours without a line are few
// of them; of more the shortest are left out.
const most = 200
// What is older, or seems so because a clock was wrong, is as old as the server takes: what was played counts all the same.
const oldest = 90 * 24 * 60 * 60 * 1000

// Notes a place, and tells the server as soon as that can be.
export function tellPlace(id: string, note: PlaceNote): Promise<void> {
  const all = readWaiting()
  const heard = longest(joined([...(all[id]?.heard ?? []), ...note.heard]), most)
  writeWaiting({ ...all, [id]: { ...note, heard } })
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
  for (const [id, note] of Object.entries(readWaiting())) {
    try {
      notePlace(id, await send(id, note))
      forget(id, note)
    } catch (error) {
      // Another device tells the same place: this one waits, and keeps no other back.
      if (error instanceof ApiError && error.status === 409) continue
      // What is no longer open, or makes no sense, is not asked for again; without a line, and while the server is busy or
      // nobody is signed in, everything waits.
      if (!isFinal(error)) return
      forget(id, note)
    }
  }
}

function send(id: string, { at, position, duration, heard, book, takes = duration }: PlaceNote) {
  const device = deviceOf(navigator.userAgent)?.system ?? ''
  const body = {
    position,
    duration,
    takes,
    heard,
    device,
    age: Math.min(oldest, Math.max(0, Date.now() - at)),
  }
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
  const { [id]: now, ...others } = readWaiting()
  const rest = now && now.at !== told.at && { ...now, heard: without(now.heard, told.heard) }
  writeWaiting(rest ? { ...others, [id]: rest } : others)
}

useLine.subscribe(({ online }) => {
  if (online) void sendPlaces()
})
