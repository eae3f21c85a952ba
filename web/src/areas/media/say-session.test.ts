import { expect, test } from 'vitest'
import { sayClasses } from './say-session'

const paris = { code: 'CERT25-A', campus_name: 'Paris' }

test('classes of several campuses that sit together are told apart', () => {
  expect(sayClasses([paris, { ...paris, campus_name: 'Nice' }])).toBe('CERT25-A (Paris), CERT25-A (Nice)')
})

test('those of one campus need only their codes', () => {
  expect(sayClasses([paris, { ...paris, code: 'CERT25-B' }])).toBe('CERT25-A, CERT25-B')
})
