import { expect, test } from 'vitest'
import { formatBytes } from './bytes'
import { cldrLanguages } from './cldr-languages'
import { foldText } from './fold-text'
import { initials } from './initials'
import { leavesOf, setLeaf } from './leaves'
import { formatNumber, parseNumber } from './numbers'
import { formatTotal } from './totals'
import { countries, countryName, currencies, languageNames, timeZones } from './world'

test.each([
  ['Élise Fontaine', 'ÉF'],
  ['Anne-Marie de La Tour', 'AT'],
  ['Campus Nice (03)', 'CN'],
  ['Madonna', 'M'],
  ['', ''],
])('the initials of %s are %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})

test.each([
  ['12,5', 12.5],
  ['12.5', 12.5],
  [' 1 000 ', 1000],
  ['-3', -3],
  ['', null],
  ['12abc', Number.NaN],
  ['-', Number.NaN],
])('"%s" is read as %s', (text, value) => {
  expect(parseNumber(text)).toBe(value)
})

test('numbers are written in the way of the language, and read back', () => {
  expect(formatNumber(1234.5, 'fr')).toBe('1234,5')
  expect(parseNumber(formatNumber(-48.856614, 'fr'))).toBe(-48.856614)
})

test('sizes and totals read naturally', () => {
  expect(formatBytes(10 * 1024 * 1024, 'en')).toBe('10 MB')
  expect(formatBytes(1536, 'en')).toBe('1.5 kB')
  expect(formatBytes(0, 'en')).toBe('0 bytes')
  expect(formatTotal(1000, true, 'en')).toBe('1,000+')
})

test('search minds neither case nor accents', () => {
  expect(foldText('Côte d’IVOIRE')).toBe('cote d’ivoire')
  expect(foldText('Qui\u00a0: lui\u202f?')).toBe('qui : lui ?')
})

test('the world comes from the browser, in the language of the person, in its order', () => {
  const french = countries('fr')
  expect(french).toHaveLength(249)
  expect(french.find(({ value }) => value === 'ES')?.label).toBe('Espagne')
  expect(french.findIndex(({ value }) => value === 'ET')).toBeLessThan(
    french.findIndex(({ value }) => value === 'FR'),
  )
  expect(countryName('PT', 'it')).toBe('Portogallo')
  expect(countryName('', 'it')).toBe('')
  expect(currencies('en')).toContainEqual({ value: 'XOF', label: 'West African CFA Franc (XOF)' })
  expect(languageNames(['fr', 'pt'], 'fr')).toEqual([
    { value: 'fr', label: 'Français' },
    { value: 'pt', label: 'Portugais' },
  ])
})

test('a time zone shows its distance on the day in question', () => {
  const paris = (day: string) =>
    timeZones('fr', new Date(day)).find(({ value }) => value === 'Europe/Paris')?.label
  expect(paris('2026-01-15')).toBe('Europe/Paris (UTC+01:00)')
  expect(paris('2026-07-15')).toBe('Europe/Paris (UTC+02:00)')
})

test('leaves are found and put back by their dotted names', () => {
  const tree = { a: 1, b: { c: null, d: [1, 2] } }
  expect([...leavesOf(tree)]).toEqual([
    ['a', 1],
    ['b.c', null],
    ['b.d', [1, 2]],
  ])
  const copy = {}
  for (const [name, value] of leavesOf(tree)) setLeaf(copy, name, value)
  expect(copy).toEqual(tree)
})

test.each(['en', 'es', 'fr', 'it', 'pt'])(
  '%s: no language is offered twice (Akan was, as ak and tw)',
  (language) => {
    const names = languageNames(cldrLanguages, language).map(({ label }) => label)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  },
)
