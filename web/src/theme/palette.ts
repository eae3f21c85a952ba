import { contrast, type Hex, hexOf, mix, type Oklch } from './palette-color.ts'
import type { Recipe } from './palette-recipes.ts'

export type Scheme = 'light' | 'dark'

// The colours of one form of a palette; palettes.css makes all variables of the kit from these.
export type Palette = {
  ground: Hex
  // What lies on the ground: cards, menus, fields.
  paper: Hex
  // Two quiet surfaces on either.
  soft: Hex
  soft2: Hex
  line: Hex
  // Borders that show where a field is.
  edge: Hex
  ink: Hex
  muted: Hex
  faint: Hex
  accent: Hex
  'on-accent': Hex
}

// What means something looks the same in every palette; light and dark.
export const states = {
  light: { error: '#b42b29', warning: '#825100', info: '#245aa9', success: '#1b6e3e', on: '#ffffff' },
  dark: { error: '#ff9d97', warning: '#f0b64f', info: '#8fbcff', success: '#74d39b', on: '#10131a' },
} as const satisfies Record<Scheme, Record<string, Hex>>

// How much of the accent lies under what is chosen (palettes.css: selected and focused at once).
export const chosenShare = 0.14

const text = 4.6
const border = 3.05

// Moves the lightness, step by step, until the colour stands out from all of these.
function readable(color: Oklch, step: number, grounds: Hex[], least: number): Hex {
  const hex = hexOf(color)
  const isEnough = grounds.every((ground) => contrast(hex, ground) >= least)
  const l = color.l + step
  if (isEnough || l < 0 || l > 1) return hex
  return readable({ ...color, l }, step, grounds, least)
}

function readableAccent(color: Oklch, step: number, grounds: Hex[], onAccent: Hex): Hex {
  const hex = readable(color, step, [...grounds, onAccent], text)
  const chosen = grounds.map((ground) => mix(ground, hex, chosenShare))
  const isEnough = chosen.every((ground) => contrast(hex, ground) >= text)
  const l = color.l + step
  return isEnough || l < 0 || l > 1 ? hex : readableAccent({ ...color, l }, step, grounds, onAccent)
}

function lightForm({ accent, ground: { hue: h, tint } }: Recipe): Palette {
  const at = (l: number, c: number) => hexOf({ l, c: 0.004 + c * tint, h })
  const ground = tint === 0 ? '#ffffff' : hexOf({ l: 1 - tint * 0.018, c: tint * 0.014, h })
  const paper = '#ffffff'
  const soft = at(0.979 - tint * 0.01, 0.012)
  const soft2 = at(0.958 - tint * 0.012, 0.017)
  const grounds: Hex[] = [ground, paper, soft, soft2]
  const grey = (l: number, least: number) =>
    readable({ l, c: 0.018 + tint * 0.02, h }, -0.005, grounds, least)
  return {
    ground,
    paper,
    soft,
    soft2,
    line: at(0.926 - tint * 0.02, 0.026),
    edge: grey(0.66, border),
    ink: hexOf({ l: 0.24, c: 0.014 + tint * 0.02, h }),
    muted: grey(0.5, text),
    faint: grey(0.66, 2.5),
    accent: readableAccent({ l: 0.53, c: accent.chroma, h: accent.hue }, -0.005, grounds, '#ffffff'),
    'on-accent': '#ffffff',
  }
}

function darkForm({ accent, ground: { hue: h, tint } }: Recipe): Palette {
  const at = (l: number) => hexOf({ l: l + tint * 0.025, c: 0.007 + tint * 0.034, h })
  const ground = at(0.198)
  const paper = at(0.234)
  const soft = at(0.226)
  const soft2 = at(0.264)
  const grounds: Hex[] = [ground, paper, soft, soft2]
  const grey = (l: number, least: number) => readable({ l, c: 0.014 + tint * 0.02, h }, 0.005, grounds, least)
  const onAccent = hexOf({ l: 0.19, c: 0.012 + tint * 0.012, h: accent.hue })
  const strength = Math.min(accent.chroma, 0.13)
  return {
    ground,
    paper,
    soft,
    soft2,
    line: at(0.312),
    edge: grey(0.55, border),
    ink: hexOf({ l: 0.937, c: 0.006 + tint * 0.01, h }),
    muted: grey(0.72, text),
    faint: grey(0.55, 2.5),
    accent: readableAccent({ l: 0.76, c: strength, h: accent.hue }, 0.005, grounds, onAccent),
    'on-accent': onAccent,
  }
}

export function paletteOf(recipe: Recipe, scheme: Scheme): Palette {
  return scheme === 'light' ? lightForm(recipe) : darkForm(recipe)
}
