import { expect, test } from 'vitest'
import { hasPermission } from './has-permission'
import { groups } from './roles'

test('no requirement is open to everyone', () => {
  expect(hasPermission(undefined, [])).toBe(true)
  expect(hasPermission(undefined, ['student'])).toBe(true)
})

test('an empty list is for guests only', () => {
  expect(hasPermission(groups.guestOnly, [])).toBe(true)
  expect(hasPermission(groups.guestOnly, ['admin'])).toBe(false)
})

test('otherwise one role must match', () => {
  expect(hasPermission(groups.accounting, ['teacher', 'secretary'])).toBe(true)
  expect(hasPermission(groups.accounting, ['teacher', 'librarian'])).toBe(false)
  expect(hasPermission(groups.accounting, [])).toBe(false)
})

test('the group of students holds all roles but user, the group of users all twelve', () => {
  expect(groups.student).toHaveLength(11)
  expect(groups.student).not.toContain('user')
  expect(groups.user).toHaveLength(12)
})
