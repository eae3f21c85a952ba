// A place in a text: how much of the whole lies before it. Sections count by how long they are, so that the same place
// is found again in any size of letters, on any device.

export const whole = 100_000_000

export type Spot = { section: number; share: number }

export function positionOf(sizes: readonly number[], { section, share }: Spot): number {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const before = sizes.slice(0, section).reduce((sum, size) => sum + size, 0)
  return Math.round(((before + share * (sizes[section] ?? 0)) / Math.max(1, total)) * whole)
}

export function spotOf(sizes: readonly number[], position: number): Spot {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  let left = (position / whole) * total
  // Places are whole numbers: what lies less than one before the end of a section is the beginning of the next.
  const one = total / whole
  for (const [section, size] of sizes.entries()) {
    if (left < size - one || section === sizes.length - 1)
      return { section, share: Math.max(0, Math.min(1, left / Math.max(1, size))) }
    left -= size
  }
  return { section: 0, share: 0 }
}
