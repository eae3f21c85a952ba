import { pluralRules } from './intl'

// Which form of a text a number of things takes. The languages' own form for whole millions reads like that for many
// things, as far as our texts go.
export function pluralForm(count: number, language: string): 'one' | 'other' {
  return pluralRules(language).select(count) === 'one' ? 'one' : 'other'
}
