import type { Schemas } from '@/api/client'
import type { Range } from './heard'

export type Place = Schemas['Place']

// What is to be told of a place. It says when it was noted by this browser's clock; the server is told how long ago.
// Of a book it names the book whose file it is, and of what is read how long the whole takes.
export type PlaceNote = {
  position: number
  duration: number
  heard: Range[]
  at: number
  book?: string
  takes?: number
}

type ById<Kept> = Record<string, Kept>

// In the browser's storage, which a sign-out empties. What was noted without a line is told when it is back, also after
// a reload; what the server told is where one goes on without a line.
const waitingKey = 'places'
const knownKey = 'places.known'

// More than anybody goes on with.
const mostKnown = 200

function read<Kept>(key: string): ById<Kept> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as ById<Kept>
  } catch {
    return {}
  }
}

// The notes that the server has not taken yet.
export const readWaiting = (): ById<PlaceNote> => read(waitingKey)

export function writeWaiting(all: ById<PlaceNote>): void {
  if (Object.keys(all).length === 0) localStorage.removeItem(waitingKey)
  else localStorage.setItem(waitingKey, JSON.stringify(all))
}

// The places that the server told this browser.
export const readKnown = (): ById<Place> => read(knownKey)

export function keepKnown(id: string, place: Place): void {
  const all = Object.entries({ ...readKnown(), [id]: place })
  const latest = all.toSorted(([, a], [, b]) => momentOf(b) - momentOf(a)).slice(0, mostKnown)
  localStorage.setItem(knownKey, JSON.stringify(Object.fromEntries(latest)))
}

export const momentOf = ({ noted_at }: Place): number => Date.parse(noted_at)
