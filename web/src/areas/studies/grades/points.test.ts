import { beforeEach, expect, test } from 'vitest'
import { currentTexts, loadTexts, switchLanguage } from '@/texts/texts'
import { readGrade, sayGrade } from './points'

beforeEach(async () => {
  await loadTexts(['grade'])
  await switchLanguage('en')
})

const read = (text: string, attempt = 0) => readGrade(text, attempt, currentTexts())
const points = (value: number) => ({ state: 'graded', points: value })

test.each([
  ['72,5', points(7250)],
  ['72.5', points(7250)],
  [' 100 ', points(10_000)],
  ['0', points(0)],
  ['072.50', points(7250)],
  // As a spreadsheet keeps 72.35.
  ['72.349999999999994', points(7235)],
  ['', { state: '', points: 0 }],
  ['a', { state: 'absent', points: 0 }],
  ['EXEMPT', { state: 'exempt', points: 0 }],
  ['e', { state: 'exempt', points: 0 }],
  ['100,01', { code: 'grade.range' }],
  ['101', { code: 'grade.range' }],
  ['72,505', { code: 'grade.decimals' }],
  ['-1', { code: 'grade.not_a_grade' }],
  ['1e1', { code: 'grade.not_a_grade' }],
  ['15/20', { code: 'grade.not_a_grade' }],
  ['.5', { code: 'grade.not_a_grade' }],
])('%j is read', (text, grade) => {
  expect(read(text)).toEqual(grade)
})

test('nobody is exempt from a retake', () => {
  expect(read('e', 1)).toEqual({ code: 'grade.retake_exempt' })
  expect(read('a', 1)).toEqual({ state: 'absent', points: 0 })
})

test('words, letters and the comma are those of the language', async () => {
  await switchLanguage('fr')
  expect(read('d')).toEqual({ state: 'exempt', points: 0 })
  expect(read('dispense')).toEqual({ state: 'exempt', points: 0 })
  expect(read('e')).toEqual({ code: 'grade.not_a_grade' })
  expect(sayGrade({ state: 'graded', points: 7250 }, currentTexts())).toBe('72,5')
  expect(read(sayGrade({ state: 'exempt', points: 0 }, currentTexts()))).toEqual({
    state: 'exempt',
    points: 0,
  })
})
