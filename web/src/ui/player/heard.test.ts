import { expect, test } from 'vitest'
import { followHeard, joined, longest, without } from './heard'

test('what is played counts, what is skipped does not', () => {
  const heard = followHeard()
  heard.start(0)
  heard.reach(4_000)
  heard.stop() // he seeks
  heard.start(60_000)
  heard.reach(61_500)
  expect(heard.take()).toEqual([
    { from: 0, to: 4_000 },
    { from: 60_000, to: 61_500 },
  ])
})

test('what was told is not told again, and playing goes on', () => {
  const heard = followHeard()
  heard.start(1_000)
  heard.reach(2_000)
  expect(heard.take()).toEqual([{ from: 1_000, to: 2_000 }])
  expect(heard.take()).toEqual([])
  heard.reach(3_000)
  expect(heard.take()).toEqual([{ from: 2_000, to: 3_000 }])
})

test('nothing is heard where nothing plays', () => {
  const heard = followHeard()
  heard.reach(5_000)
  heard.start(9_000)
  heard.stop()
  heard.reach(12_000)
  expect(heard.take()).toEqual([])
})

test('what was played in one go is one part, and a jump keeps parts apart', () => {
  const parts = [
    { from: 20_000, to: 30_000 },
    { from: 0, to: 10_000 },
    { from: 11_000, to: 20_000 },
    { from: 60_000, to: 61_000 },
    { from: 5_000, to: 8_000 },
  ]
  expect(joined(parts)).toEqual([
    { from: 0, to: 30_000 },
    { from: 60_000, to: 61_000 },
  ])
})

test('of too many parts the longest stay, in their order', () => {
  const parts = [
    { from: 0, to: 5 },
    { from: 10, to: 11 },
    { from: 20, to: 29 },
  ]
  expect(longest(parts, 2)).toEqual([
    { from: 0, to: 5 },
    { from: 20, to: 29 },
  ])
  expect(longest(parts, 3)).toEqual(parts)
})

test('what is taken out of parts leaves what lies around it', () => {
  const parts = [
    { from: 0, to: 30 },
    { from: 40, to: 50 },
  ]
  expect(without(parts, [{ from: 10, to: 20 }])).toEqual([
    { from: 0, to: 10 },
    { from: 20, to: 30 },
    { from: 40, to: 50 },
  ])
  expect(without(parts, [{ from: 25, to: 60 }])).toEqual([{ from: 0, to: 25 }])
  expect(without(parts, parts)).toEqual([])
})
