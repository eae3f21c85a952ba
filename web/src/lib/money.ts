import { localeOf } from './locale'

// Money as people read it: "1 234,50 €", "1 500 F CFA". The amount counts the currency's smallest unit, as everywhere
// in the program: cents of a euro, whole CFA francs.
export function formatMoney(amount: number, currency: string, language: string): string {
  const format = new Intl.NumberFormat(localeOf(language), { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0))
}
