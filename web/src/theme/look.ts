import { type PaletteId, type PaletteName, paletteIds, paletteNames } from './palette-names'

const yes: readonly boolean[] = [true, false]

// All that a look can be. The first value of each is the one we start with.
const choices = {
  layout: ['vertical', 'horizontal-top', 'horizontal-bar'],
  mode: ['fullwidth', 'container', 'boxed'],
  navbar: { display: yes, folded: [false, true], position: ['left', 'right'] },
  // Below the navbar: beside it, so that the navbar has the whole height.
  toolbar: { display: yes, style: ['fixed', 'static'], position: ['below', 'above'] },
  footer: { display: yes, style: ['static', 'fixed'], position: ['below', 'above'] },
  leftSidePanel: { display: yes },
  rightSidePanel: { display: yes },
  scheme: ['system', 'light', 'dark'],
  palettes: { main: paletteNames, navbar: paletteIds, toolbar: paletteIds, footer: paletteIds },
  direction: ['ltr', 'rtl'],
  customScrollbars: yes,
  animations: yes,
} satisfies Choices<Look>

type Choices<T> = {
  [K in keyof T]: T[K] extends string | boolean ? readonly T[K][] : Choices<T[K]>
}

type Bar = { display: boolean; style: 'fixed' | 'static'; position: 'above' | 'below' }

// How the frame around the pages looks, as a person has set it.
export type Look = {
  layout: 'vertical' | 'horizontal-top' | 'horizontal-bar'
  mode: 'fullwidth' | 'container' | 'boxed'
  navbar: { display: boolean; folded: boolean; position: 'left' | 'right' }
  toolbar: Bar
  footer: Bar
  leftSidePanel: { display: boolean }
  rightSidePanel: { display: boolean }
  scheme: 'system' | 'light' | 'dark'
  palettes: { main: PaletteName; navbar: PaletteId; toolbar: PaletteId; footer: PaletteId }
  direction: 'ltr' | 'rtl'
  customScrollbars: boolean
  animations: boolean
}

export type LookPatch<T = Look> = { [K in keyof T]?: T[K] extends object ? LookPatch<T[K]> : T[K] }

type Tree = { [key: string]: readonly unknown[] | Tree }
type Values = { [key: string]: unknown }

// What did not change stays the very same object, so whoever looks at it need not look again.
function pick(tree: Tree, value: unknown, base: Values | undefined): Values {
  const given = (typeof value === 'object' && value ? value : {}) as Values
  const picked = Object.fromEntries(
    Object.entries(tree).map(([key, allowed]) => {
      const kept = base?.[key]
      if (!Array.isArray(allowed)) return [key, pick(allowed as Tree, given[key], kept as Values | undefined)]
      return [key, allowed.includes(given[key]) ? given[key] : (kept ?? allowed[0])]
    }),
  )
  return base && Object.keys(tree).every((key) => picked[key] === base[key]) ? base : picked
}

// Makes a whole look of anything that was stored: what is missing or not known comes from the base.
export function readLook(value: unknown, base?: Look): Look {
  return pick(choices, value, base) as Look
}

export const defaultLook: Look = readLook({})
