import { beforeEach, expect, test, vi } from 'vitest'
import boot from '../../public/boot.js?raw'

function runBoot(browserLanguage: string, { dark = false } = {}) {
  vi.stubGlobal('navigator', { language: browserLanguage })
  vi.stubGlobal('matchMedia', () => ({ matches: dark }))
  new Function(boot)()
  vi.unstubAllGlobals()
  const { lang, dir, dataset } = document.documentElement
  return { lang, dir, scheme: dataset.scheme }
}

beforeEach(() => localStorage.clear())

test.each([
  ['pt-BR', 'pt'],
  ['en', 'en'],
  ['de-AT', 'fr'],
])('a browser in %s starts in %s', (browser, lang) => {
  expect(runBoot(browser).lang).toBe(lang)
})

test('a stored choice stands above the browser and the system', () => {
  localStorage.setItem('language', 'it')
  localStorage.setItem('mui-mode', 'light')
  expect(runBoot('es', { dark: true })).toEqual({ lang: 'it', dir: 'ltr', scheme: 'light' })
})

test('the scheme follows the system until somebody chooses', () => {
  expect(runBoot('fr', { dark: true }).scheme).toBe('dark')
  expect(runBoot('fr').scheme).toBe('light')
})

test('a stored direction mirrors the page', () => {
  localStorage.setItem('direction', 'rtl')
  expect(runBoot('fr').dir).toBe('rtl')
})
