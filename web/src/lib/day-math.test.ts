import { expect, test } from 'vitest'
import {
  addDays,
  daysBetween,
  firstWeekday,
  isLastWeekday,
  monthAfter,
  nthWeekday,
  todayHere,
  weekdayOf,
  weekendsBetween,
  weeksOf,
} from './day-math'

test('days are counted across months, years and the change of the clocks', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  expect(monthAfter('2026-11-15', 3)).toBe('2027-02-01')
  expect(monthAfter('2027-01-31', -1)).toBe('2026-12-01')
})

test('weekdays, and which of them in their month', () => {
  expect(weekdayOf('2027-01-09')).toBe(6)
  expect(nthWeekday('2027-01-09')).toBe(2)
  expect(isLastWeekday('2027-01-23')).toBe(false)
  expect(isLastWeekday('2027-01-30')).toBe(true)
})

test('a month is drawn in whole weeks that begin as the language has it', () => {
  expect(firstWeekday('fr')).toBe(1)
  const weeks = weeksOf('2027-01-01', 1)
  expect(weeks[0]).toEqual([null, null, null, null, '2027-01-01', '2027-01-02', '2027-01-03'])
  expect(weeks).toHaveLength(5)
  expect(weeksOf('2027-01-01', 0)[0]?.slice(0, 6)).toEqual([null, null, null, null, null, '2027-01-01'])
  expect(weeksOf('2027-02-01', 1)).toHaveLength(4)
})

test('week-ends of a period, the first and last included', () => {
  expect(weekendsBetween('2027-01-09', '2027-01-16')).toEqual([
    { first_day: '2027-01-09', last_day: '2027-01-10' },
    { first_day: '2027-01-16', last_day: '2027-01-17' },
  ])
  expect(weekendsBetween('2027-01-10', '2027-01-15')).toEqual([])
})

test('today is the day of the watch, not of Greenwich', () => {
  expect(todayHere(new Date(2027, 0, 9, 23, 59))).toBe('2027-01-09')
})
