import { expect, test } from 'vitest'
import { permissions, roleOrder } from '@/api/permissions'
import { type Operation, reachOf } from './use-may'

test.each<[Operation, string[], string | undefined]>([
  ['createCampus', ['admin'], 'all'],
  ['createCampus', ['coordinator'], undefined],
  ['updateCampus', ['coordinator'], 'campus'],
  ['listPeople', ['student'], 'self'],
  ['listPeople', ['student', 'secretary'], 'campus'],
  ['listPeople', ['secretary', 'librarian'], 'all'],
  ['listPeople', [], undefined],
])('%s by %s reaches %s', (operation, roles, reach) => {
  expect(reachOf(operation, roles)).toBe(reach)
})

test('every operation says how far each role reaches', () => {
  for (const word of Object.values(permissions))
    expect(word).toMatch(new RegExp(`^[acs-]{${roleOrder.length}}$`))
})
