import { beforeEach, expect, test } from 'vitest'
import { keepTill, nextNumber, readTill } from './this-till'

beforeEach(() => localStorage.removeItem('till paris'))

test('a device knows which till it is, for each campus, and forgets it', () => {
  expect(readTill('paris')).toBeNull()
  keepTill('paris', { id: 'one', year: 2026, last: 7 })
  expect(readTill('paris')).toEqual({ id: 'one', year: 2026, last: 7 })
  expect(readTill('nice')).toBeNull()
  keepTill('paris', null)
  expect(readTill('paris')).toBeNull()
})

test('what somebody wrote there by hand is no till', () => {
  for (const odd of ['{', '{"id":1}', '[]', '{"id":"x","year":2026.5,"last":1}']) {
    localStorage.setItem('till paris', odd)
    expect(readTill('paris'), odd).toBeNull()
  }
})

test('the next number follows the higher of what the server knows and what was given here, anew each year', () => {
  const kept = { id: 'one', year: 2026, last: 7 }
  expect(nextNumber(kept, { year: 2026, last: 5 }, 2026)).toBe(8)
  expect(nextNumber(kept, { year: 2026, last: 9 }, 2026)).toBe(10)
  expect(nextNumber(kept, { year: 2026, last: 9 }, 2027)).toBe(1)
})
