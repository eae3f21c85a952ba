import type { Session } from './api'

export type Placed = { session: Session; lane: number }

// Sessions of one column, each in the first lane that is free when it begins: what overlaps stands side by side, what
// only touches stands under the other.
export function lanesOf(sessions: readonly Session[]): { placed: Placed[]; lanes: number } {
  const ends: number[] = []
  const inOrder = [...sessions].sort((a, b) => a.start - b.start || b.finish - a.finish)
  const placed = inOrder.map((session) => {
    const free = ends.findIndex((end) => end <= session.start)
    const lane = free < 0 ? ends.length : free
    ends[lane] = session.finish
    return { session, lane }
  })
  return { placed, lanes: Math.max(1, ends.length) }
}

const hour = 60
const usual = { start: 9 * hour, finish: 17 * hour }

// The whole hours that a day needs on the page: the usual ones, and more where a session begins earlier or ends later.
export function hoursShown(sessions: readonly Session[]): { start: number; finish: number } {
  const starts = sessions.map(({ start }) => start)
  const finishes = sessions.map(({ finish }) => finish)
  return {
    start: Math.floor(Math.min(usual.start, ...starts) / hour) * hour,
    finish: Math.ceil(Math.max(usual.finish, ...finishes) / hour) * hour,
  }
}
