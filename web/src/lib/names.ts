import { localeOf } from './locale'

// The order of names as people of a language look for them: É with E, "Abidjan 2" before "Abidjan 10".
export function nameOrder(language: string): (a: string, b: string) => number {
  return new Intl.Collator(localeOf(language), { numeric: true }).compare
}
