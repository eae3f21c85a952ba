import { expect, test } from 'vitest'
import { coinsOf, sumOfCoins } from './coins'

test('coins and notes come to what lies there, to the cent', () => {
  expect(sumOfCoins({ 5000: 3, 200: 7, 1: 4, 20: null })).toBe(16_404)
  expect(sumOfCoins({})).toBe(0)
})

test('every currency has coins to count, the largest first', () => {
  expect(coinsOf('EUR', 100)[0]).toBe(50_000)
  expect(coinsOf('JPY', 1)).toEqual([500, 200, 100, 50, 20, 10, 5, 2, 1])
  expect(coinsOf('XOF', 1).at(-1)).toBe(5)
})
