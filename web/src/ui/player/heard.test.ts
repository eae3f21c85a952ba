import { expect, test } from 'vitest'
import { followHeard } from './heard'

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
