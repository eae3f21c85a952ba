import { expect, test } from 'vitest'
import { positionOf, spotOf, whole } from './position'

const sizes = [100, 300, 600]

test.each([
  [{ section: 0, share: 0 }, 0],
  [{ section: 1, share: 0 }, 0.1],
  [{ section: 1, share: 0.5 }, 0.25],
  [{ section: 2, share: 1 }, 1],
])('%o is %d of the whole, and is found again', (spot, part) => {
  const position = positionOf(sizes, spot)
  expect(position).toBe(part * whole)
  const found = spotOf(sizes, position)
  expect(found.section).toBe(spot.section)
  expect(found.share).toBeCloseTo(spot.share, 5)
})

test('what lies beyond the end is the end', () => {
  expect(spotOf(sizes, whole * 2)).toEqual({ section: 2, share: 1 })
  expect(spotOf([], 5)).toEqual({ section: 0, share: 0 })
})

test('the beginning of each section is found again, wherever it falls', () => {
  for (const count of [3, 6, 7, 11, 300]) {
    const parts = Array.from({ length: count }, () => 1)
    for (const section of parts.keys())
      expect(spotOf(parts, positionOf(parts, { section, share: 0 })).section).toBe(section)
  }
})
