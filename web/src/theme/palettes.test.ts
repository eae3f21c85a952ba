import { expect, test } from 'vitest'
import { darkPalette, lightPalette } from './palettes'

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

test.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('every text of the %s scheme can be read', (_name, palette) => {
  const grounds = [palette.background.default, palette.background.paper, palette.grey[50], palette.grey[100]]
  const inks = [palette.text.primary, palette.text.secondary, palette.primary.main, palette.error.main]
  for (const ground of grounds)
    for (const ink of inks) expect(contrast(ink, ground), `${ink} on ${ground}`).toBeGreaterThan(4.5)
  for (const color of [palette.primary, palette.error, palette.warning, palette.info, palette.success]) {
    expect(contrast(color.main, color.contrastText), color.main).toBeGreaterThan(4.5)
  }
  // Borders of fields are not text: 3:1.
  expect(contrast(palette.grey[500], palette.background.default)).toBeGreaterThan(3)
})
