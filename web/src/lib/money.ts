import { numberFormat } from './intl'

// Money as people read it: "1 234,50 €", "1 500 F CFA". The amount counts the currency's smallest unit, as everywhere
// in the program: cents of a euro, whole CFA francs.
export function formatMoney(amount: number, currency: string, language: string): string {
  const format = numberFormat(language, { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0))
}

// How many of its smallest units make one of the currency: 100 cents, but 1 CFA franc.
export function unitsOf(currency: string): number {
  const { maximumFractionDigits = 0 } = numberFormat('en', { style: 'currency', currency }).resolvedOptions()
  return 10 ** maximumFractionDigits
}

// What stands beside an amount: "€", "F CFA".
export function currencySign(currency: string, language: string): string {
  const parts = numberFormat(language, { style: 'currency', currency }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}
