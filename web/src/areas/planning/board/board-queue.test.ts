import { expect, test } from 'vitest'
import { ApiError } from '@/api/api-error'
import { afterRefusal, type Pending, waitBefore } from './board-queue'

const act = (key: string): Pending => ({ key, reason: '', make: () => undefined })
const turn = (key: string, way: 'undo' | 'redo'): Pending => ({ key, reason: '', way })
const left = (refused: Pending, ...rest: Pending[]) =>
  afterRefusal([refused, ...rest], refused).map(({ key }) => key)

test('what was refused goes alone, or with the undo that was meant for it', () => {
  expect(left(act('a'), act('b'), act('c'))).toEqual(['b', 'c'])
  expect(left(act('a'), turn('back', 'undo'), act('c'))).toEqual(['c'])
  expect(left(act('a'), act('b'), turn('of b', 'undo'), turn('of a', 'undo'))).toEqual(['b', 'of b'])
  expect(left(act('a'), turn('of a', 'undo'), turn('earlier', 'undo'))).toEqual(['earlier'])
  expect(left(turn('back', 'undo'), turn('again', 'redo'), act('b'))).toEqual(['b'])
  expect(left(turn('back', 'undo'), act('b'))).toEqual(['b'])
})

test('what may go better is tried again, ever more slowly; what is refused is not', () => {
  expect(waitBefore(new ApiError(422), 0)).toBeUndefined()
  expect(waitBefore(new ApiError(409), 0)).toBeUndefined()
  expect(waitBefore(new Error('ours'), 0)).toBeUndefined()
  expect([0, 1, 9].map((tries) => waitBefore(new ApiError(503), tries))).toEqual([1_000, 2_000, 30_000])
  expect(waitBefore(new ApiError(429, undefined, 7), 0)).toBe(7_000)
  expect(waitBefore(new ApiError(500), 0)).toBe(1_000)
  expect(waitBefore(new ApiError(500), 5)).toBeUndefined()
})
