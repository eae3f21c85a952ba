import { expect, onTestFinished, test, vi } from 'vitest'
import { sourceOf } from './source-of'

const track = {
  ...{ id: 'a', kind: 'audio' as const, title: 'A', about: '', href: '/', position: 0, duration: 0 },
  ...{ url: '/full', light: '/light' },
}

test.each([
  ['auto', { effectiveType: '4g' }, '/full'],
  ['auto', { effectiveType: '3g' }, '/light'],
  ['auto', { effectiveType: '4g', saveData: true }, '/light'],
  ['auto', undefined, '/full'],
  ['light', { effectiveType: '4g' }, '/light'],
  ['full', { saveData: true }, '/full'],
] as const)('%s over %o plays %s', (form, connection, played) => {
  vi.stubGlobal('navigator', { ...navigator, connection })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  expect(sourceOf(track, form)).toBe(played)
})

test('without a light form there is nothing to choose', () => {
  const { light: _, ...heavy } = track
  expect(sourceOf(heavy, 'light')).toBe('/full')
})
