import { expect, test } from 'vitest'
import { grantsOf } from './grants'

const below = ['accounting', 'secretary', 'multimedia', 'teacher', 'alumni', 'student', 'user']

test("Roles that somebody may give are the server's: by rank, and what learners are for a secretary", () => {
  expect(grantsOf(['admin'], 'campus')).toEqual(['coordinator', ...below])
  expect(grantsOf(['coordinator'], 'campus')).toEqual(below)
  expect(grantsOf(['secretary', 'teacher'], 'campus')).toEqual(['alumni', 'student', 'user'])
  expect(grantsOf(['accounting', 'librarian', 'student'], 'campus')).toEqual([])
  expect(grantsOf(['admin'], 'network')).toEqual(['admin', 'director', 'supervisor', 'librarian'])
  expect(grantsOf(['director'], 'network')).toEqual(['supervisor', 'librarian'])
  expect(grantsOf(['coordinator', 'supervisor'], 'network')).toEqual([])
})
