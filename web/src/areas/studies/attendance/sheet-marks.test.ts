import { expect, test } from 'vitest'
import { markedIn, sampleSession, sampleSheet, sampleStudent } from './sample-sheet'
import {
  countsOf,
  emptyAgain,
  fillEntries,
  isBelow,
  rateOf,
  values,
  withMark,
  withValue,
} from './sheet-marks'

const present = { value: 'present', minutes: 0, reason: '' } as const

test('all present fills what is empty, and only who stands on the sheet', () => {
  const students = [
    sampleStudent('Ana', { marks: [markedIn('a0', { value: 'justified', reason: 'family' })] }),
    sampleStudent('Ben', { not_in: ['a0'] }),
    sampleStudent('Cleo', { marks: [markedIn('a0', {})] }),
    sampleStudent('Dan'),
  ]
  const entries = fillEntries(sampleSheet({ students }), 'a0')
  expect(entries.map(({ enrollment_id, fill, mark }) => [enrollment_id, fill, mark.value])).toEqual([
    ['e-Cleo', true, 'present'],
    ['e-Dan', true, 'present'],
  ])
})

test('what was filled is emptied again, as far as nobody has changed it since', () => {
  const sheet = sampleSheet()
  const entries = fillEntries(sheet, 'a0')
  const filled = entries.reduce((shown, entry) => withMark(shown, entry, entry.mark), sheet)
  const changed = withMark(
    filled,
    { session_id: 'a0', enrollment_id: 'e-Ben' },
    { ...present, value: 'absent' },
  )
  expect(emptyAgain(changed, entries).map(({ enrollment_id }) => enrollment_id)).toEqual(['e-Ana', 'e-Cleo'])
})

test('a reason stays with an absence, minutes only with who came late', () => {
  const away = { value: 'absent', minutes: 0, reason: 'family' } as const
  expect(withValue(away, 'justified').reason).toBe('family')
  expect(withValue(away, 'present').reason).toBe('')
  expect(withValue({ value: 'late', minutes: 10, reason: '' }, 'late').minutes).toBe(10)
  expect(withValue({ value: 'late', minutes: 10, reason: '' }, 'online').minutes).toBe(0)
})

test('a justified absence and a session that is gone leave the rate', () => {
  const sessions = [...values.map((value) => sampleSession(value)), sampleSession('gone', { gone: true })]
  const student = sampleStudent('Ana', {
    marks: [...values.map((value) => markedIn(value, { value })), markedIn('gone', { value: 'absent' })],
  })
  const rate = rateOf(sampleSheet({ sessions, students: [student] }), student)
  expect(rate).toEqual({ present: 4, counted: 5 })
  expect(isBelow(rate, 80)).toBe(false)
  expect(isBelow(rate, 81)).toBe(true)
  expect(isBelow({ present: 0, counted: 0 }, 80)).toBe(false)
})

test('the counts are of who stands on the sheet', () => {
  const students = [
    sampleStudent('Ana', { marks: [markedIn('a0', { value: 'late' })] }),
    sampleStudent('Ben', { not_in: ['a0'] }),
    sampleStudent('Cleo'),
  ]
  expect(countsOf(sampleSheet({ students }), 'a0')).toMatchObject({ late: 1, none: 1, present: 0 })
})
