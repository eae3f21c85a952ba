import { expect, test } from 'vitest'
import type { CampusDocument } from './api'
import { changedPositions, reorder } from './reorder'

function documents(...positions: number[]): CampusDocument[] {
  return positions.map((position, index) => ({
    ...{ id: 'abcdef'.charAt(index), position, title: '', name: '', version: 1, size: 1 },
    ...{ media_type: '', content_url: '', created_at: '', created_by_name: '' },
  }))
}

test.each([
  ['up', 2, 0, 'cab', 3],
  ['down', 0, 2, 'bca', 3],
  ['to the neighbour', 0, 1, 'bac', 2],
  ['nowhere', 1, 1, 'abc', 0],
  ['beyond the end', 2, 3, 'abc', 0],
])('moving %s keeps the positions and saves only what moved', (_case, from, to, order, saved) => {
  const before = documents(0, 4, 9)
  const after = reorder(before, from, to)
  expect(after.map(({ id }) => id).join('')).toBe(order)
  expect(after.map(({ position }) => position)).toEqual([0, 4, 9])
  expect(changedPositions(before, after)).toHaveLength(saved)
})

test('positions that two people gave twice are told apart', () => {
  expect(reorder(documents(1, 1, 1), 0, 2).map(({ position }) => position)).toEqual([0, 1, 2])
})
