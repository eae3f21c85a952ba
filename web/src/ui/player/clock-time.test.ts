import { expect, test } from 'vitest'
import { clockTime, readClockTime } from './clock-time'

test('a time is written as people write it, and read again', () => {
  expect([0, 59_900, 125_000, 3_725_000].map(clockTime)).toEqual(['0:00', '0:59', '2:05', '1:02:05'])
  expect(['754', '12:34', '1:02:05'].map(readClockTime)).toEqual([754_000, 754_000, 3_725_000])
})

test('what is no time is none', () => {
  expect(['', 'x', '-5', '1:2:3:4', '12:345'].map(readClockTime)).toEqual(Array(5).fill(undefined))
})
