// A part that was played, in milliseconds.
export type Range = { from: number; to: number }

// Follows what is really played, so that what was skipped does not count as heard.
type Heard = {
  // It plays from here on.
  start: (at: number) => void
  // It has played on to here.
  reach: (at: number) => void
  // It plays no more: paused, ended, or on the way to another place.
  stop: () => void
  // What was played since this was asked the last time.
  take: () => Range[]
}

export function followHeard(): Heard {
  let parts: Range[] = []
  let now: Range | null = null
  const close = () => {
    if (now && now.to > now.from) parts.push(now)
    now = null
  }
  return {
    start: (at) => {
      close()
      now = { from: at, to: at }
    },
    reach: (at) => {
      if (now && at > now.to) now.to = at
    },
    stop: close,
    take: () => {
      const taken = now && now.to > now.from ? [...parts, now] : parts
      parts = []
      if (now) now = { from: now.to, to: now.to }
      return taken
    },
  }
}

// How far apart two parts are that were played in one go, as the server counts them.
const near = 1_500

// The same parts in order, those that touch as one.
export function joined(parts: readonly Range[]): Range[] {
  const all: Range[] = []
  for (const { from, to } of parts.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1)
    if (last && from <= last.to + near) last.to = Math.max(last.to, to)
    else all.push({ from, to })
  }
  return all
}

// So many parts at most: the longest, in order.
export function longest(parts: Range[], most: number): Range[] {
  if (parts.length <= most) return parts
  const kept = parts.toSorted((a, b) => b.to - b.from - (a.to - a.from)).slice(0, most)
  return kept.toSorted((a, b) => a.from - b.from)
}

// What of parts is in none of others.
export function without(parts: readonly Range[], others: readonly Range[]): Range[] {
  return others.reduce<Range[]>(
    (left, { from, to }) =>
      left.flatMap((part) => [
        ...(part.from < from ? [{ from: part.from, to: Math.min(part.to, from) }] : []),
        ...(part.to > to ? [{ from: Math.max(part.from, to), to: part.to }] : []),
      ]),
    [...parts],
  )
}
