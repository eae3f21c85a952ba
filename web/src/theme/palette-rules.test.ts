import { afterEach, beforeEach, expect, test } from 'vitest'
import { paletteOf } from './palette'
import type { PaletteId, PaletteName } from './palette-names'
import { recipes } from './palette-recipes'
import { paletteRules } from './palette-rules'

const page = document.documentElement
const style = document.createElement('style')

beforeEach(() => {
  style.textContent = paletteRules().replace(/@media print.*/s, '')
  document.head.append(style)
})
afterEach(() => {
  style.remove()
  document.body.replaceChildren()
})

function wear(scheme: string, palette: string) {
  page.dataset.scheme = scheme
  page.dataset.palette = palette
}

function region(palette: PaletteId): HTMLElement {
  const element = document.createElement('nav')
  element.dataset.palette = palette
  document.body.append(element)
  return element
}

const groundIn = (element: Element) => getComputedStyle(element).getPropertyValue('--c-ground')
const ground = (name: PaletteName, scheme: 'light' | 'dark') => paletteOf(recipes[name], scheme).ground

test('the page wears its palette in the form of its scheme', () => {
  wear('light', 'ocean')
  expect(groundIn(page)).toBe(ground('ocean', 'light'))
  wear('dark', 'ocean')
  expect(groundIn(page)).toBe(ground('ocean', 'dark'))
})

test('a palette that nobody knows is as good as the one we start with', () => {
  wear('light', 'pink')
  expect(groundIn(page)).toBe(ground('indigo', 'light'))
  wear('dark', 'pink')
  expect(groundIn(page)).toBe(ground('indigo', 'dark'))
})

test.each(['light', 'dark'] as const)('in a %s page a region follows, or keeps its own form', (scheme) => {
  wear(scheme, 'rose')
  expect(groundIn(region('page'))).toBe(ground('rose', scheme))
  expect(groundIn(region('teal'))).toBe(ground('teal', scheme))
  expect(groundIn(region('teal-light'))).toBe(ground('teal', 'light'))
  expect(groundIn(region('teal-dark'))).toBe(ground('teal', 'dark'))
  expect(getComputedStyle(region('teal-dark')).getPropertyValue('color-scheme')).toBe('dark')
})

test('paper is white in every scheme', () => {
  const printed = paletteRules().match(/@media print .*/)?.[0]
  expect(printed).toContain('color-scheme:light')
  expect(printed).toContain(`--c-ground:${ground('indigo', 'light')}`)
})
