import { expect, test } from 'vitest'
import { sampleRecording } from '../test/samples'
import { bodyOf, fieldsOf } from './recording-form'

const now = new Date('2026-11-17T12:00:00Z')

test('what is open stays open since when it was', () => {
  const open = sampleRecording({ state: 'published', publish_at: '2026-10-01T08:00:00Z' })
  expect(bodyOf(fieldsOf(open), open, now).publish_at).toBe('2026-10-01T08:00:00Z')
})

test('what is opened now is open from now on, what is hidden is not open', () => {
  const hidden = sampleRecording({ state: 'hidden', publish_at: null })
  expect(fieldsOf(hidden).when).toBe('hidden')
  expect(bodyOf(fieldsOf(hidden), hidden, now).publish_at).toBeNull()
  expect(bodyOf({ ...fieldsOf(hidden), when: 'now' }, hidden, now).publish_at).toBe(
    '2026-11-17T12:00:00.000Z',
  )
})

test('a moment is the one that was entered, on the clock of who entered it', () => {
  const hidden = sampleRecording({ state: 'hidden', publish_at: null })
  const at = '2026-12-01T07:30'
  expect(bodyOf({ ...fieldsOf(hidden), when: 'later', publish_at: at }, hidden, now).publish_at).toBe(
    new Date(at).toISOString(),
  )
})
