import { expect, test } from 'vitest'
import { slotOf } from '../test/class-samples'
import { newSlot, slotsOf } from './slot-form'
import { finishOf, hoursOf, minutesOf, overlaps, timeOf } from './slot-time'

test('minutes and times go both ways; midnight at the end is the end of the day', () => {
  expect(timeOf(545)).toBe('09:05')
  expect(minutesOf('09:05')).toBe(545)
  expect(minutesOf('24:00')).toBeUndefined()
  expect(finishOf('00:00')).toBe(1440)
  expect(timeOf(1440)).toBe('00:00')
})

test('slots that only touch do not overlap', () => {
  expect(overlaps(slotOf(), slotOf({ start: 720, finish: 800 }))).toBe(false)
  expect(overlaps(slotOf(), slotOf({ start: 719, finish: 800 }))).toBe(true)
  expect(overlaps(slotOf(), slotOf({ week: 2 }))).toBe(false)
})

test('a form is one slot for each week, or none where a time is none', () => {
  expect(slotsOf(newSlot([1, 3]))).toHaveLength(2)
  expect(slotsOf({ ...newSlot([1]), start: '' })).toEqual([])
  expect(hoursOf([slotOf(), slotOf({ start: 780, finish: 810 })])).toBe(3.5)
})
