import { expect, test } from 'vitest'
import { amountRange, rangeOf, spread, stretches } from './line-shape'

test('an axis holds its values in steps of ten, never less than twenty, between nothing and a hundred', () => {
  expect(rangeOf([])).toEqual({ low: 0, high: 100 })
  expect(rangeOf([72.5, 88])).toEqual({ low: 70, high: 90 })
  expect(rangeOf([100, 99])).toEqual({ low: 80, high: 100 })
  expect(rangeOf([0])).toEqual({ low: 0, high: 20 })
  for (let low = 0; low <= 100; low++) {
    for (let high = low; high <= 100; high++) {
      const range = rangeOf([low, high])
      expect(range.low).toBeLessThanOrEqual(low)
      expect(range.high).toBeGreaterThanOrEqual(high)
      expect(range.high - range.low).toBeGreaterThanOrEqual(20)
      expect(range.low).toBeGreaterThanOrEqual(0)
      expect(range.high).toBeLessThanOrEqual(100)
    }
  }
})

test('an axis of amounts begins at nothing and ends at a round figure', () => {
  expect(amountRange([])).toEqual({ low: 0, high: 1 })
  expect(amountRange([0, 3_836_700])).toEqual({ low: 0, high: 5_000_000 })
  expect(amountRange([1_000, 900])).toEqual({ low: 0, high: 1_000 })
  expect(amountRange([-1_500, 700])).toEqual({ low: -2_000, high: 1_000 })
})

test('labels that would lie on one another are moved apart and keep their order', () => {
  expect(spread([10, 100], 18, 200)).toEqual([10, 100])
  expect(spread([50, 50, 52], 18, 200)).toEqual([50, 68, 86])
  const high = spread([199, 200, 198], 18, 200)
  expect(high).toEqual([182, 200, 164])
})

test('what is unknown breaks a line', () => {
  expect(stretches([1, 2, null, 3, null, null, 4, 5])).toEqual([[0, 1], [3], [6, 7]])
  expect(stretches([null])).toEqual([])
})
