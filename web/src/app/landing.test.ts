import { expect, test } from 'vitest'
import { sampleSession } from '@/test/session'
import { landing } from './landing'

test.each([
  [['admin'], '/apps/academic/dashboard'],
  [['supervisor'], '/apps/academic/dashboard'],
  [['teacher'], '/apps/instructor/dashboard'],
  [['librarian'], '/apps/academic/book'],
  [['student'], '/apps/student/dashboard'],
  [['student', 'teacher'], '/apps/instructor/dashboard'],
  [['librarian', 'supervisor'], '/apps/academic/dashboard'],
  [['director'], '/pages/profile'],
  [['coordinator', 'secretary'], '/pages/profile'],
  [['alumni'], '/pages/profile'],
  [['user'], '/pages/profile'],
])('%j starts at %s', (role, path) => {
  expect(landing(sampleSession({ role }).user)).toBe(path)
})

test('the server may name another start, but only one of ours', () => {
  const user = (redirect_url: string) => sampleSession({ role: ['student'], redirect_url }).user
  expect(landing(user('/pages/settings'))).toBe('/pages/settings')
  expect(landing(user('//evil.example'))).toBe('/apps/student/dashboard')
})
