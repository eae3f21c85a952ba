import type { Plugin } from 'vite'
import { paletteRules } from './palette-rules.ts'

// Fills the palettes into palettes.css while the program is built: there is no generated file to forget.
export function palettesPlugin(): Plugin {
  return {
    name: 'palettes',
    enforce: 'pre',
    transform: (code, id) => (/\/theme\/palettes\.css(\?|$)/.test(id) ? `${paletteRules()}\n${code}` : null),
  }
}
