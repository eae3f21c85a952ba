import { expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { patiently, Refused } from './patience'

const { signal } = new AbortController()

test('what the line swallowed is asked for again', async () => {
  const ask = vi.fn<() => Promise<string>>()
  ask.mockRejectedValueOnce(new TypeError('no line'))
  ask.mockRejectedValueOnce(new ApiError(503))
  ask.mockResolvedValue('a piece')
  await expect(patiently(ask, signal, [1, 1, 1])).resolves.toBe('a piece')
  expect(ask).toHaveBeenCalledTimes(3)
})

test('it ends some time', async () => {
  const ask = vi.fn(() => Promise.reject(new TypeError('no line')))
  await expect(patiently(ask, signal, [1, 1])).rejects.toThrow('no line')
  expect(ask).toHaveBeenCalledTimes(3)
})

test.each([
  ['a file that is not open', new ApiError(404)],
  ['an answer that makes no sense', new Refused('200')],
])('%s is not asked for again', async (_name, error) => {
  const ask = vi.fn(() => Promise.reject(error))
  await expect(patiently(ask, signal, [1, 1])).rejects.toBe(error)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('who closes the book is not kept waiting', async () => {
  const stop = new AbortController()
  const ask = vi.fn(() => Promise.reject(new TypeError('no line')))
  const asking = patiently(ask, stop.signal, [1, 600_000])
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
  stop.abort()
  await expect(asking).rejects.toThrow('no line')
})
