import { expect, test, vi } from 'vitest'
import { beep } from './beep'

test('a sound that the browser put to sleep is woken', () => {
  const started: number[] = []
  const resume = vi.fn(() => Promise.resolve())
  class Sleeping {
    state = 'suspended'
    currentTime = 0
    destination = {}
    resume = resume
    createGain = () => ({ gain: { value: 0 }, connect: () => ({}) })
    createOscillator = () => ({
      frequency: { value: 0 },
      connect: <T>(next: T) => next,
      start() {
        started.push(this.frequency.value)
      },
      stop: () => undefined,
    })
  }
  vi.stubGlobal('AudioContext', Sleeping)
  beep(true)
  beep(false)
  expect(resume).toHaveBeenCalledTimes(2)
  expect(started).toEqual([880, 220])
  vi.unstubAllGlobals()
})
