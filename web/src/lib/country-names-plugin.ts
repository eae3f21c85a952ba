import type { Plugin } from 'vite'
import { isoCountries } from './iso-countries.ts'
import { ourLocale } from './locale.ts'

const file = /^\0?virtual:country-names\/(\w\w)$/

// Writes the names of all countries in a language into a file of its own while the program is built.
export function countryNamesPlugin(): Plugin {
  return {
    name: 'country-names',
    resolveId: (id) => (file.test(id) ? `\0${id}` : null),
    load(id) {
      const language = id.match(file)?.[1]
      if (!language) return null
      const names = new Intl.DisplayNames(ourLocale(language), { type: 'region' })
      const named = isoCountries.map((code) => [code, names.of(code) ?? code])
      return `export const names = ${JSON.stringify(Object.fromEntries(named))}`
    },
  }
}
