import { expect, test } from 'vitest'
import { defaultLook, type Look, readLook } from './look'

test('we start calm: the vertical layout in full width, everything in its place', () => {
  expect(defaultLook).toEqual({
    layout: 'vertical',
    mode: 'fullwidth',
    navbar: { display: true, folded: false, position: 'left' },
    toolbar: { display: true, style: 'fixed', position: 'below' },
    footer: { display: true, style: 'static', position: 'below' },
    leftSidePanel: { display: true },
    rightSidePanel: { display: true },
    scheme: 'system',
    palettes: { main: 'indigo', navbar: 'page', toolbar: 'page', footer: 'page' },
    direction: 'ltr',
    customScrollbars: true,
    animations: true,
  })
})

test.each([
  null,
  undefined,
  7,
  'vertical',
  [],
  { navbar: null, palettes: 'ocean', layout: 4 },
  { layout: ['vertical'] },
])('%j is repaired to the look we start with', (stored) => expect(readLook(stored)).toEqual(defaultLook))

test('what is known stays, what is not is left out', () => {
  const stored = {
    layout: 'horizontal-bar',
    mode: 'huge',
    navbar: { folded: true, display: 'no', width: 280 },
    palettes: { main: 'ocean-dark', navbar: 'ocean-dark', toolbar: 'ocean', footer: 'pink' },
    extra: true,
  }
  expect(readLook(stored)).toEqual({
    ...defaultLook,
    layout: 'horizontal-bar',
    navbar: { ...defaultLook.navbar, folded: true },
    // The page itself goes by the scheme, so it wears no single form.
    palettes: { main: 'indigo', navbar: 'ocean-dark', toolbar: 'ocean', footer: 'page' },
  })
})

test('a change is laid over what is there', () => {
  const before: Look = readLook({ direction: 'rtl', toolbar: { style: 'static' } })
  const after = readLook({ toolbar: { position: 'above' } }, before)
  expect(after).toEqual({ ...before, toolbar: { display: true, style: 'static', position: 'above' } })
  expect(before.toolbar.position).toBe('below')
})

test('what a change leaves alone stays the same object', () => {
  const after = readLook({ palettes: { main: 'rose' } }, defaultLook)
  expect(after.navbar).toBe(defaultLook.navbar)
  expect(after.palettes).not.toBe(defaultLook.palettes)
  expect(readLook({ ...defaultLook }, defaultLook)).toBe(defaultLook)
})
