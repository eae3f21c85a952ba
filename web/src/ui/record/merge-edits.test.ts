import { expect, test } from 'vitest'
import { mergeEdits } from './merge-edits'

const base = { name: 'Paris', phone: '1', tags: ['a'], location: { city: 'Paris', country: 'FR' } }

test('what only one of two people changed is kept without a question', () => {
  const mine = { ...base, phone: '2' }
  const theirs = { ...base, location: { city: 'Lyon', country: 'FR' } }
  expect(mergeEdits(base, mine, theirs)).toEqual({
    merged: { ...base, phone: '2', location: { city: 'Lyon', country: 'FR' } },
    differences: [],
  })
})

test('a field that both changed is asked for, by its dotted name', () => {
  const mine = { ...base, location: { city: 'Nice', country: 'FR' } }
  const theirs = { ...base, location: { city: 'Lyon', country: 'FR' } }
  expect(mergeEdits(base, mine, theirs)).toEqual({
    merged: theirs,
    differences: [{ name: 'location.city', mine: 'Nice', theirs: 'Lyon' }],
  })
})

test('the same change twice is no conflict, and lists are compared by what is in them', () => {
  const mine = { ...base, phone: '2', tags: ['a'] }
  const theirs = { ...base, phone: '2', tags: ['a', 'b'] }
  expect(mergeEdits(base, mine, theirs)).toEqual({ merged: theirs, differences: [] })
})
