import { expect, test } from 'vitest'
import { newPasswordFaults } from './password-rules'
import { passwordStrength } from './password-strength'

test.each([
  ['password1', 0],
  ['P@ssw0rd2024', 1],
  ['12345678', 0],
  ['azertyuiop', 0],
  ['aaaaaaaa1', 0],
  ['Marseille2026', 1],
  ['table-verte-83-nuage', 4],
  ['xK7#pq9Z!tR2', 4],
])('%s is worth %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})

test("the owner's own name and address are worth next to nothing", () => {
  expect(passwordStrength('Sampedrano-84', [])).toBeGreaterThan(1)
  expect(passwordStrength('Sampedrano-84', ['Sampedrano'])).toBeLessThan(2)
})

test.each([
  ['', '', 'field.required', undefined],
  ['short1', 'short1', 'field.too_short {"limit":8}', undefined],
  ['nodigitshere', 'nodigitshere', 'account.password_digit', undefined],
  ['long enough 1', 'other', undefined, 'account.password_differs'],
  ['long enough 1', 'long enough 1', undefined, undefined],
])('%s and %s', (password, password_confirmation, first, second) => {
  const faults = newPasswordFaults({ password, password_confirmation })
  expect(faults).toEqual({ password: first, password_confirmation: second })
})
