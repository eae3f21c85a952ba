import type { PaletteName } from './palette-names.ts'

// All that a person decides about a palette; the rest is worked out (palette.ts) so that it can be read.
export type Recipe = {
  // Buttons, links, what is chosen: the hue in degrees (OKLCH) and how strong it is.
  accent: { hue: number; chroma: number }
  // What everything stands on: its hue, and how much of it there is, from 0 (white, black) to 1.
  ground: { hue: number; tint: number }
}

const recipe = (accentHue: number, chroma: number, groundHue: number, tint: number): Recipe => ({
  accent: { hue: accentHue, chroma },
  ground: { hue: groundHue, tint },
})

export const recipes: Record<PaletteName, Recipe> = {
  indigo: recipe(269, 0.18, 262, 0),
  azure: recipe(250, 0.16, 250, 0.1),
  ocean: recipe(240, 0.13, 248, 0.95),
  lagoon: recipe(212, 0.11, 218, 0.7),
  teal: recipe(190, 0.1, 195, 0.1),
  mint: recipe(172, 0.11, 172, 0.65),
  emerald: recipe(158, 0.14, 160, 0.1),
  forest: recipe(150, 0.11, 152, 0.9),
  sage: recipe(140, 0.07, 140, 0.45),
  olive: recipe(115, 0.1, 110, 0.6),
  honey: recipe(85, 0.13, 92, 0.65),
  amber: recipe(65, 0.15, 75, 0.1),
  copper: recipe(48, 0.13, 55, 0.75),
  terracotta: recipe(38, 0.14, 45, 0.4),
  coral: recipe(28, 0.17, 25, 0.1),
  rose: recipe(8, 0.18, 5, 0.45),
  berry: recipe(352, 0.18, 350, 0.85),
  plum: recipe(325, 0.15, 322, 0.8),
  violet: recipe(298, 0.19, 298, 0.1),
  lavender: recipe(288, 0.13, 290, 0.75),
  slate: recipe(255, 0.05, 255, 0.5),
  graphite: recipe(262, 0.015, 262, 0.05),
  stone: recipe(60, 0.035, 65, 0.35),
  sand: recipe(200, 0.09, 82, 0.7),
}
