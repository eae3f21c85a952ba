import { expect, test } from 'vitest'
import { fetchCountryNames, fetchedCountryName } from './country-names'
import { countryLabel, countryName } from './world'

test('names that were fetched are those that the browser has', async () => {
  const before = ['FR', 'DE', 'CI'].map((code) => countryName(code, 'it'))
  expect(fetchedCountryName('DE', 'it')).toBeUndefined()
  await fetchCountryNames('it')
  expect(fetchedCountryName('DE', 'it')).toBe('Germania')
  expect(['FR', 'DE', 'CI'].map((code) => countryName(code, 'it'))).toEqual(before)
  expect(countryLabel('', 'it')).toBe('')
  expect(countryName('ZZ', 'it')).not.toBe('')
})
