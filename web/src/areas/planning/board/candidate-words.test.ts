import { expect, test } from 'vitest'
import { currentTexts, loadTexts } from '@/texts/texts'
import type { Candidate } from './api'
import { sayCandidate } from './candidate-words'

const candidate: Candidate = {
  ...{
    person_id: 'grace',
    name: 'Grace',
    level: 'regularly',
    given: false,
    free: 'available',
    why: 'At home',
  },
  ...{
    speaks: true,
    at_campus: true,
    last_came: '',
    minutes_taken: 0,
    declines: 0,
    asked: false,
    out: false,
  },
}

async function say(change: Partial<Candidate>, half: 'teacher' | 'translator' = 'teacher') {
  await loadTexts(['board'])
  return sayCandidate({ ...candidate, ...change }, half, currentTexts())
}

test('what speaks for a teacher, the weightiest first', async () => {
  expect(await say({})).toEqual([
    ...['teaches it regularly', 'available', 'speaks the language', 'teaches at this campus'],
    ...['never came', '0 hours this year'],
  ])
})

test('what speaks against him, with his own words', async () => {
  const words = await say({
    ...{ level: 'none', free: 'unavailable', why: 'Holidays', speaks: false, at_campus: false },
    ...{ last_came: '2026-10-03', minutes_taken: 90, declines: 2 },
  })
  expect(words).toEqual([
    ...['has not said that he knows it', 'unavailable (Holidays)', 'does not speak the language'],
    ...['does not teach at this campus', expect.stringMatching(/^last came on .*2026/)],
    ...['2 hours this year', 'declined 2 times in a year'],
  ])
})

test('who was given a course is said to be, and of a translator no knowledge is asked', async () => {
  expect((await say({ level: 'none', given: true }))[0]).toBe('was given this course')
  expect((await say({ level: 'can', given: true }))[0]).toBe('can teach it')
  expect((await say({}, 'translator'))[0]).toBe('available')
  expect((await say({ free: 'busy', why: 'Prayer' }, 'translator'))[0]).toBe('gives “Prayer” then')
  expect((await say({}, 'translator'))[1]).toBe('translates between these languages')
  expect((await say({ speaks: false }, 'translator'))[1]).toBe('does not translate between these languages')
})
