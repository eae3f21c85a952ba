import type { Plugin } from 'vite'

// French has a space inside « » and before : ; ! ? at which no line may break, a narrow one before the last three.
// People write it as any other, here and in tests; the server does the same with what it writes
// (internal/base/text/spaces.go).
export function withFrenchSpaces(text: string): string {
  return text.replace(/(?<=«) | (?=[»:])/g, '\u00a0').replace(/ (?=[;!?])/g, '\u202f')
}

const frenchFile = /\/src\/(texts|shell\/help\/guide)\/fr\/\w+\.json$/

const inTexts = (_: string, value: unknown) => (typeof value === 'string' ? withFrenchSpaces(value) : value)

// Puts these spaces into the French texts and the guide while the program is built. Our tests look for names letter by
// letter, as they are written; journeys take one space for another.
export function frenchSpacesPlugin(): Plugin {
  return {
    name: 'french-spaces',
    enforce: 'pre',
    apply: (_, { mode }) => mode !== 'test',
    transform: (code, id) => (frenchFile.test(id) ? JSON.stringify(JSON.parse(code, inTexts)) : null),
  }
}
