import { expect, test } from 'vitest'
import { isbnOfBarcode, isIsbn } from './isbn'

// The same numbers as the server's test has.
test.each([
  ['978-2-1234-5680-3', true],
  ['9782123456804', false],
  ['0-306-40615-2', true],
  ['0-8044-2957-x', true],
  ['0306406151', false],
  ['X306406152', false],
  ['97821234568', false],
  ['abc', false],
])('%s as an ISBN: %s', (text, good) => {
  expect(isIsbn(text)).toBe(good)
})

test('only bars that begin like a book’s are taken for an ISBN', () => {
  expect(isbnOfBarcode(' 9782123456803 ')).toBe('9782123456803')
  expect(isbnOfBarcode('9782123456804')).toBeUndefined()
  expect(isbnOfBarcode('3700000000002')).toBeUndefined()
  expect(isbnOfBarcode('0306406152')).toBeUndefined()
})
