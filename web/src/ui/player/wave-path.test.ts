import { expect, test } from 'vitest'
import { wavePath } from './wave-path'

test('what is loud is high, and what is silent is a line', () => {
  const wave = btoa(String.fromCharCode(0, 255, 0))
  expect(wavePath(wave)).toEqual({ path: 'M0 1.00L1 0.00L2 1.00L2 1.00L1 2.00L0 1.00Z', width: 2 })
})

test('what is no wave is not drawn', () => {
  expect(wavePath('')).toBeUndefined()
  expect(wavePath('not base64!')).toBeUndefined()
})
