import { expect, test } from 'vitest'
import { anchorsOf, currentEntry } from './current-entry'

const html =
  '<h2 data-id="a">One</h2><p>aaaa</p><div data-id="b"><h2>Two</h2></div><p>bbbb</p><p data-id="c">Three</p>'
const entry = (title: string, section: number, anchor = '') => ({ title, level: 0, section, anchor })
const entries = [
  entry('Before', 0),
  entry('One', 1, 'a'),
  entry('Two', 1, 'b'),
  entry('Three', 1, 'c'),
  entry('Last', 2),
]

const titleAt = (section: number, start: number, finish: number) =>
  entries[currentEntry(entries, { section, start, finish }, section === 1 ? anchorsOf(html) : new Map())]
    ?.title

test('anchors stand where their words begin', () => {
  expect([...anchorsOf(html)]).toEqual([
    ['a', 0],
    ['b', 7],
    ['c', 14],
  ])
})

test('of several chapters in one file it is the one where one is', () => {
  expect(titleAt(0, 5, 9)).toBe('Before')
  expect(titleAt(1, 0, 5)).toBe('One')
  expect(titleAt(1, 4, 7)).toBe('One')
  // It begins on this page, where one was led to it.
  expect(titleAt(1, 4, 12)).toBe('Two')
  expect(titleAt(1, 9, 14)).toBe('Two')
  expect(titleAt(1, 14, 19)).toBe('Three')
  expect(titleAt(2, 0, 9)).toBe('Last')
})

test('before the first chapter one is in none', () => {
  expect(currentEntry([entry('One', 1)], { section: 0, start: 0, finish: 9 }, new Map())).toBe(-1)
})
