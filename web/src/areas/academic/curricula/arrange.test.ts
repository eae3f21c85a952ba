import { expect, test } from 'vitest'
import { curriculumCourseOf as course } from '../test/class-samples'
import { countChanges, coursesOf, linesOf, moveLine } from './arrange'

const courses = [course('A', 1), course('B', 1), course('C', 2)]

const told = (list: readonly { name: string; level: number }[]) =>
  list.map(({ name, level }) => `${name}${level}`)

test('a course moved past a heading belongs to the level under it', () => {
  const lines = linesOf(courses, 3)
  expect(lines.map(({ id }) => id)).toEqual(['level-1', 'a', 'b', 'level-2', 'c', 'level-3'])
  expect(told(coursesOf(moveLine(lines, 1, 3)))).toEqual(['B1', 'A2', 'C2'])
  expect(told(coursesOf(moveLine(lines, 4, 5)))).toEqual(['A1', 'B1', 'C3'])
  expect(told(coursesOf(moveLine(lines, 4, 3)))).toEqual(['A1', 'B1', 'C1'])
})

test('nothing stands above the first level, and headings stay where they are', () => {
  const lines = linesOf(courses, 2)
  expect(told(coursesOf(moveLine(lines, 2, 0)))).toEqual(['B1', 'A1', 'C2'])
  expect(moveLine(lines, 3, 1)).toEqual(lines)
  expect(moveLine(lines, 1, 9)).toEqual(lines)
})

test.each([
  ['nothing', courses, 0],
  ['one moved in its level', [courses[1], courses[0], courses[2]], 1],
  ['one at another level', [courses[0], { ...course('B', 2) }, courses[2]], 1],
  ['other hours', [{ ...course('A', 1), hours: 12 }, courses[1], courses[2]], 1],
  ['one gone, one new', [courses[0], courses[1], course('D', 2)], 2],
])('changes are counted by course: %s', (_what, after, count) => {
  expect(countChanges(courses, after as typeof courses)).toBe(count)
})
