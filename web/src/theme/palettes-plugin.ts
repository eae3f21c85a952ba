import type { Plugin } from 'vite'
import { paletteRules } from './palette-rules.ts'

// Fills the kit's variables and the palettes into palettes.css while the program is built: there is no generated file to
// forget.
export function palettesPlugin(): Plugin {
  return {
    name: 'palettes',
    enforce: 'pre',
    async transform(code, id) {
      if (!/\/theme\/palettes\.css(\?|$)/.test(id)) return null
      const { kitVariables } = await import('./kit-variables.ts') // who draws nothing waits for no kit
      return `${kitVariables()}\n${paletteRules()}\n${code}`
    },
  }
}
