import { describe, expect, test } from 'vitest'
import { chosenShare, type Palette, paletteOf, type Scheme, states } from './palette'
import { contrast, type Hex, hexOf, mix } from './palette-color'
import { paletteNames } from './palette-names'
import { recipes } from './palette-recipes'

const forms = paletteNames.flatMap((name) =>
  (['light', 'dark'] as const).map((scheme) => [name, scheme, paletteOf(recipes[name], scheme)] as const),
)

test('there are many to choose from, and no two are alike', () => {
  expect(forms.length).toBeGreaterThanOrEqual(48)
  const looks = forms.map(([, , palette]) => JSON.stringify(palette))
  expect(new Set(looks).size).toBe(looks.length)
})

test('colours are counted as the browser counts them', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
  expect(hexOf({ l: 0.627966, c: 0.257704, h: 29.2346 })).toBe('#ff0000')
  expect(hexOf({ l: 0.7, c: 0.4, h: 150 })).toMatch(/^#[0-9a-f]{6}$/)
})

const groundsOf = ({ ground, paper, soft, soft2 }: Palette): Hex[] => [ground, paper, soft, soft2]
// What may lie between a text and its ground: a pointer over it, a choice, a selected and focused row.
const veils: [keyof Palette, number][] = [
  ['ink', 0.05],
  ['ink', 0.09],
]

function expectText(ink: Hex, ground: Hex, what: string) {
  expect(contrast(ink, ground), `${what}: ${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
}

describe.each(forms)('%s %s', (_name, scheme: Scheme, palette) => {
  const tones = (['error', 'warning', 'info', 'success'] as const).map((tone) => states[scheme][tone])
  const { on } = states[scheme]

  test('texts and links can be read on every ground', () => {
    for (const ground of groundsOf(palette)) {
      for (const ink of ['ink', 'muted', 'accent'] as const) expectText(palette[ink], ground, ink)
      for (const tone of tones) expectText(tone, ground, 'state')
    }
  })

  test('texts can be read under the pointer, and where something is chosen', () => {
    for (const ground of [palette.ground, palette.paper]) {
      for (const [veil, share] of veils) expectText(palette.ink, mix(ground, palette[veil], share), 'veil')
      expectText(palette.muted, mix(ground, palette.ink, 0.05), 'muted under the pointer')
      const chosen = mix(ground, palette.accent, chosenShare)
      expectText(palette.ink, chosen, 'chosen')
      expectText(palette.accent, chosen, 'chosen accent')
    }
  })

  test('buttons can be read, at rest and under the pointer', () => {
    expectText(palette['on-accent'], palette.accent, 'button')
    expectText(palette['on-accent'], mix(palette.accent, palette.ink, 0.25), 'button, hover')
    for (const tone of tones) {
      expectText(on, tone, 'state button')
      expectText(on, mix(tone, palette.ink, 0.25), 'state button, hover')
    }
  })

  test('chips, alerts and messages can be read', () => {
    for (const tone of tones) {
      for (const ground of [palette.ground, palette.paper]) expectText(tone, mix(ground, tone, 0.09), 'chip')
      expectText(mix(tone, palette.ink, 0.55), mix(palette.paper, tone, 0.09), 'alert')
    }
    for (const ground of [palette.ground, palette.paper]) {
      expectText(palette.muted, mix(ground, palette.muted, 0.09), 'grey chip')
      expectText(palette.ink, mix(ground, palette.ink, 0.09), 'plain chip')
    }
    expectText(palette.ground, palette.ink, 'snackbar')
    expectText('#ffffff', mix(palette.ink, '#000000', 0.6), 'tooltip')
    expectText(palette.paper, palette.muted, 'secondary')
  })

  test('borders of fields can be seen', () => {
    for (const ground of groundsOf(palette)) expect(contrast(palette.edge, ground)).toBeGreaterThanOrEqual(3)
  })
})
