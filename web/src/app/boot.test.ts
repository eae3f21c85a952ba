import { beforeEach, expect, test, vi } from 'vitest'
import boot from '../../public/boot.js?raw'

function runBoot(browserLanguage: string, { dark = false } = {}) {
  vi.stubGlobal('navigator', { language: browserLanguage })
  vi.stubGlobal('matchMedia', () => ({ matches: dark }))
  new Function(boot)()
  vi.unstubAllGlobals()
  const { lang, dir, dataset } = document.documentElement
  const { scheme, palette, animations, scrollbars } = dataset
  return { lang, dir, scheme, palette, animations, scrollbars }
}

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.outline
})

test.each([
  ['pt-BR', 'pt'],
  ['en', 'en'],
  ['de-AT', 'fr'],
])('a browser in %s starts in %s', (browser, lang) => {
  expect(runBoot(browser).lang).toBe(lang)
})

test('a stored choice stands above the browser and the system', () => {
  localStorage.setItem('language', 'it')
  localStorage.setItem('look', JSON.stringify({ scheme: 'light' }))
  expect(runBoot('es', { dark: true })).toMatchObject({ lang: 'it', dir: 'ltr', scheme: 'light' })
})

test('the scheme follows the system until somebody chooses', () => {
  expect(runBoot('fr', { dark: true }).scheme).toBe('dark')
  expect(runBoot('fr').scheme).toBe('light')
})

test('a stored look is there before the first paint', () => {
  const look = { direction: 'rtl', palettes: { main: 'teal' }, animations: false, customScrollbars: false }
  localStorage.setItem('look', JSON.stringify(look))
  expect(runBoot('fr')).toMatchObject({
    dir: 'rtl',
    palette: 'teal',
    animations: 'off',
    scrollbars: 'system',
  })
})

test('the look of who is signed in stands above that of the browser', () => {
  localStorage.setItem('look', JSON.stringify({ scheme: 'dark' }))
  localStorage.setItem('own_look', JSON.stringify({ scheme: 'light' }))
  expect(runBoot('fr', { dark: true }).scheme).toBe('light')
})

test.each(['{broken', 'null', '7'])('a stored look that says %s is as good as none', (stored) => {
  localStorage.setItem('look', stored)
  const plain = { dir: 'ltr', scheme: 'light', palette: 'indigo', animations: 'on', scrollbars: 'custom' }
  expect(runBoot('fr')).toMatchObject(plain)
})

test.each([
  [{}, 'column'],
  [{ navbar: { folded: true } }, 'folded'],
  [{ navbar: { display: false } }, 'bar'],
  [{ layout: 'horizontal-top' }, 'bar'],
])('who is signed in sees the outline of his own frame: %j', (look, outline) => {
  localStorage.setItem('own_look', JSON.stringify(look))
  runBoot('fr')
  expect(document.documentElement.dataset.outline).toBeUndefined()
  localStorage.setItem('access_token', 'tok')
  runBoot('fr')
  expect(document.documentElement.dataset.outline).toBe(outline)
})

test('a page that has no frame gets no outline of one', () => {
  localStorage.setItem('access_token', 'tok')
  window.history.replaceState(null, '', '/apps/student/grades/s1/c1')
  runBoot('fr')
  expect(document.documentElement.dataset.outline).toBeUndefined()
})
