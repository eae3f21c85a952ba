import { expect, test } from 'vitest'
import { rememberTarget, safeTarget, takeTarget } from './redirect-target'

test.each(['/apps/academic/campus', '/apps/academic/campus?q=nice', '/'])(
  '%s is a path of our own',
  (path) => {
    expect(safeTarget(path)).toBe(path)
  },
)

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
  null,
  undefined,
])('%s leads elsewhere and is refused', (path) => {
  expect(safeTarget(path)).toBeNull()
})

test('a remembered target is given once', () => {
  rememberTarget('/apps/academic/campus')
  expect(takeTarget()).toBe('/apps/academic/campus')
  expect(takeTarget()).toBeNull()
})
