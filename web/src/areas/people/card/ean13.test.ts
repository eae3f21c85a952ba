import { expect, test } from 'vitest'
import { ean13 } from './ean13'

test('a number is drawn in the bars that scanners know', () => {
  // From the standard's own example, 5901234123457.
  expect(ean13('5901234123457')).toBe(
    '10100010110100111011001100100110111101001110101010110011011011001000010101110010011101000100101',
  )
})

test('what is no EAN-13 has no bars', () => {
  expect(ean13('590123412345')).toBe('')
  expect(ean13('59012341234AB')).toBe('')
})
