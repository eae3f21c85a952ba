import { expect, test, vi } from 'vitest'
import { dayPattern, isDay, readDay, sayDay, writeDay } from './calendar-days'

const speak = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags)
const letters = { day: 'D', month: 'M', year: 'Y' }

test.each([
  ['fr', '29/02/1980'],
  ['en', '29/02/1980'],
  ['pt', '29/02/1980'],
  ['it', '29/02/1980'],
  ['es', '29/02/1980'],
])('a day is written as in %s, and read back', (language, written) => {
  speak('de-DE')
  expect(writeDay('1980-02-29', language)).toBe(written)
  expect(readDay(written, language)).toBe('1980-02-29')
})

test('who has set his browser to months first keeps his habit, and sees it', () => {
  speak('en-US')
  expect(writeDay('1980-02-29', 'en')).toBe('02/29/1980')
  expect(readDay('2/29/1980', 'en')).toBe('1980-02-29')
  expect(dayPattern('en', letters)).toBe('MM/DD/YYYY')
  expect(dayPattern('fr', { day: 'J', month: 'M', year: 'A' })).toBe('JJ/MM/AAAA')
})

test.each([
  ['29/2/1980', '1980-02-29'],
  ['29.02.1980', '1980-02-29'],
  ['29 2 1980', '1980-02-29'],
  ['29021980', '1980-02-29'],
  [' 1980-02-29 ', '1980-02-29'],
  ['1/1/80', '1980-01-01'],
  ['1/1/05', '2005-01-01'],
])('%s is understood', (typed, iso) => {
  speak('fr-FR')
  expect(readDay(typed, 'fr')).toBe(iso)
})

test.each(['', '30/02/1980', '29/02/1981', '1980', '12/1980', '1/2/3/4', 'hier', '31/13/1980', '12a/1/1980'])(
  '"%s" is no day',
  (typed) => {
    speak('fr-FR')
    expect(readDay(typed, 'fr')).toBeUndefined()
  },
)

test('a day is not moved by the zone that one reads it in', () => {
  speak('fr-FR')
  expect(sayDay('1980-02-29', 'fr')).toBe('29 février 1980')
  expect(isDay('1980-02-30')).toBe(false)
})
