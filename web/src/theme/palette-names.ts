// The palettes by name; each has a light and a dark form. The first is the one that people meet.
export const paletteNames = [
  'indigo',
  'azure',
  'ocean',
  'lagoon',
  'teal',
  'mint',
  'emerald',
  'forest',
  'sage',
  'olive',
  'honey',
  'amber',
  'copper',
  'terracotta',
  'coral',
  'rose',
  'berry',
  'plum',
  'violet',
  'lavender',
  'slate',
  'graphite',
  'stone',
  'sand',
] as const

export type PaletteName = (typeof paletteNames)[number]

// What a region may wear: what the page wears, a palette in the scheme of the page, or one form of it for good.
export type PaletteId = 'page' | PaletteName | `${PaletteName}-light` | `${PaletteName}-dark`

export const paletteIds: readonly PaletteId[] = [
  'page',
  ...paletteNames.flatMap((name) => [name, `${name}-light`, `${name}-dark`] as const),
]
