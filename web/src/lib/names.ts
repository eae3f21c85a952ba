import { collator } from './intl'

// The order of names as people of a language look for them: É with E, "Abidjan 2" before "Abidjan 10".
export function nameOrder(language: string): (a: string, b: string) => number {
  return collator(language, { numeric: true }).compare
}
