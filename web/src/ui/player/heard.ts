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
