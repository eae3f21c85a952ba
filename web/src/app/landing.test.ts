import { expect, test } from 'vitest'
import { sampleSession } from '@/test/session'
import { landing } from './landing'

const everything = async () => true

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
])('%j starts at %s', async (role, path) => {
  expect(await landing(sampleSession({ role }).user, everything)).toBe(path)
})

test('a start whose screen is not built leads to the profile', async () => {
  expect(await landing(sampleSession({ role: ['admin'] }).user, async () => false)).toBe('/pages/profile')
})

test('the server may name another start, but only one of ours', async () => {
  const user = (redirect_url: string) => sampleSession({ role: ['student'], redirect_url }).user
  expect(await landing(user('/pages/settings'), everything)).toBe('/pages/settings')
  expect(await landing(user('//evil.example'), everything)).toBe('/apps/student/dashboard')
})
