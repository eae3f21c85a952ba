import { expect, test } from 'vitest'
import { addChapter, readChapters, writeChapters } from './chapter-text'

const chapters = [
  { at: 0, title: 'Welcome' },
  { at: 754_300, title: 'Questions and answers' },
]

test('what was written is read again, to the part of a second', () => {
  expect(writeChapters(chapters)).toBe('0:00 Welcome\n12:34 Questions and answers')
  expect(readChapters(writeChapters(chapters), chapters)).toEqual(chapters)
  expect(readChapters('\n 1:02:05  End \n')).toEqual([{ at: 3_725_000, title: 'End' }])
})

test('a line without a time or a title, or out of order, is none', () => {
  for (const wrong of ['Welcome', '0:10', 'x Welcome', '0:10 A\n0:05 B', '0:10 A\n0:10 B'])
    expect(readChapters(wrong)).toBeUndefined()
})

test('a chapter is set where one listens, in its place', () => {
  expect(addChapter('0:00 A\n2:00 C', 61_000)).toBe('0:00 A\n1:01 \n2:00 C')
  expect(addChapter('', 5_000)).toBe('0:05 ')
})
