// A range for an axis that holds the values, in steps of ten, between nothing and a hundred.
export function rangeOf(values: readonly number[]): { low: number; high: number } {
  if (values.length === 0) return { low: 0, high: 100 }
  const low = Math.max(0, Math.floor((Math.min(...values) - 1) / 10) * 10)
  const high = Math.min(100, Math.ceil((Math.max(...values) + 1) / 10) * 10)
  return high - low >= 20 ? { low, high } : { low: Math.max(0, high - 20), high: Math.max(20, high) }
}

// A range for an axis of amounts: from nothing to the next round figure, below nothing where values are.
export function amountRange(values: readonly number[]): { low: number; high: number } {
  return {
    low: 0 - roundUp(Math.max(0, ...values.map((value) => 0 - value))),
    high: roundUp(Math.max(1, ...values)),
  }
}

// The next figure of 1, 2 or 5 and noughts.
function roundUp(value: number): number {
  if (value === 0) return 0
  const noughts = 10 ** Math.floor(Math.log10(value))
  return noughts * ([1, 2, 5].find((step) => step * noughts >= value) ?? 10)
}

// The places of labels that would lie on one another, moved apart by at least `gap` and as little as it takes, within
// 0 and `size`. They keep their order.
export function spread(places: readonly number[], gap: number, size: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
  const moved: number[] = []
  let least = 0
  for (const index of order) {
    least = Math.max(least, places[index] ?? 0)
    moved[index] = least
    least += gap
  }
  let most = size
  for (const index of order.reverse()) {
    most = Math.min(most, moved[index] ?? 0)
    moved[index] = Math.max(0, most)
    most -= gap
  }
  return moved
}

// The stretches of a line between which something is unknown, as the places of their points.
export function stretches(values: readonly (number | null)[]): number[][] {
  const all: number[][] = []
  values.forEach((value, index) => {
    if (value === null) return
    const last = all.at(-1)
    if (last && last.at(-1) === index - 1) last.push(index)
    else all.push([index])
  })
  return all
}
