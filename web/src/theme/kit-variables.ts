import { makeTheme } from './theme.ts'

// What the kit would write into the page in script, at every start: its variables as rules of plain CSS. They are the
// same for both directions, and whether things move.
export function kitVariables(): string {
  const sheets = makeTheme('ltr', true).generateStyleSheets() as Record<string, Record<string, string>>[]
  return sheets.flatMap(Object.entries).map(ruleOf).join('\n')
}

function ruleOf([selector, values]: [string, Record<string, string>]): string {
  const declared = Object.entries(values).map(([name, value]) => `${name}:${value}`)
  return `${selector} {${declared.join(';')}}`
}
