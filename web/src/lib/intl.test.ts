import { expect, onTestFinished, test, vi } from 'vitest'
import { dateFormat, displayNames, numberFormat } from './intl'

test('a format is made once for a language and its options', () => {
  expect(numberFormat('fr', { style: 'percent' })).toBe(numberFormat('fr', { style: 'percent' }))
  expect(numberFormat('fr', { style: 'percent' })).not.toBe(numberFormat('fr'))
  expect(numberFormat('fr')).not.toBe(numberFormat('it'))
  expect(displayNames('pt', 'region')).toBe(displayNames('pt', 'region'))
  expect(displayNames('pt', 'region')).not.toBe(displayNames('pt', 'language'))
})

test('who travels with an open page is told the time of where he is', () => {
  const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60)
  onTestFinished(() => offset.mockRestore())
  const atHome = dateFormat('fr', { timeStyle: 'short' })
  expect(dateFormat('fr', { timeStyle: 'short' })).toBe(atHome)
  offset.mockReturnValue(300)
  expect(dateFormat('fr', { timeStyle: 'short' })).not.toBe(atHome)
})

test('the clock of a place that is named is the same wherever one is', () => {
  const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60)
  onTestFinished(() => offset.mockRestore())
  const there = dateFormat('fr', { timeStyle: 'short', timeZone: 'Africa/Abidjan' })
  offset.mockReturnValue(300)
  expect(dateFormat('fr', { timeStyle: 'short', timeZone: 'Africa/Abidjan' })).toBe(there)
})
