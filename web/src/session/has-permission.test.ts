import { expect, test } from 'vitest'
import { hasPermission } from './has-permission'
import { groups, keepers, type Role, staff } from './roles'
import { type Operation, reachOf } from './use-may'

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

test.each<[Operation, Role[]]>([
  ['createPerson', keepers],
  ['listPeople', staff],
])('who may %s for others is the group that screens name', (operation, named) => {
  const may = groups.user.filter((role) => ['all', 'campus'].includes(reachOf(operation, [role]) ?? ''))
  expect([...named].sort()).toEqual(may.sort())
})
