import { paletteOf, type Scheme, states } from './palette.ts'
import { type PaletteName, paletteNames } from './palette-names.ts'
import { recipes } from './palette-recipes.ts'

// A palette in the scheme of the page, on the page itself or on a region of it; or in this form for good. A sample has
// the colours only, without the kit's variables.
function selectorOf(name: PaletteName, scheme: Scheme): string {
  const inScheme = `[data-scheme="${scheme}"]`
  const worn = (id: string) => `:is([data-palette="${id}"], [data-sample="${id}"])`
  return `${inScheme}${worn(name)}, ${inScheme} ${worn(name)}, ${worn(`${name}-${scheme}`)}`
}

// What the page wears before, or without, any other choice.
const first: Record<Scheme, string> = { light: ':root, ', dark: '[data-scheme="dark"], ' }

const variables = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => `--c-${name}:${value}`)

function ruleOf(name: PaletteName, scheme: Scheme): string {
  const start = name === paletteNames[0] ? first[scheme] : ''
  return `${start}${selectorOf(name, scheme)} {${variables(paletteOf(recipes[name], scheme)).join(';')}}`
}

function statesOf(scheme: Scheme): string {
  const { on, ...tones } = states[scheme]
  return [`color-scheme:${scheme}`, ...variables({ ...tones, 'on-state': on })].join(';')
}

function stateRule(scheme: Scheme): string {
  const other = scheme === 'light' ? 'dark' : 'light'
  const region = `[data-scheme="${scheme}"] [data-palette]:not([data-palette$="-${other}"])`
  return `${first[scheme]}${region}, [data-palette$="-${scheme}"] {${statesOf(scheme)}}`
}

// Paper is white, whatever the screen looks like.
function printRule(): string {
  const worn = '[data-palette][data-palette]'
  const colors = variables(paletteOf(recipes[paletteNames[0]], 'light')).join(';')
  return `@media print {html${worn}, html ${worn} {${statesOf('light')};${colors}}}`
}

// The colours of every palette as rules of plain CSS.
export function paletteRules(): string {
  const both: Scheme[] = ['light', 'dark']
  const rules = both.flatMap((scheme) => [
    stateRule(scheme),
    ...paletteNames.map((name) => ruleOf(name, scheme)),
  ])
  return [...rules, printRule()].join('\n')
}
