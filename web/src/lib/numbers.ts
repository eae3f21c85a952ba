import { numberFormat } from './intl'

// Numbers as people write them into a field: "1234,5".
export function formatNumber(value: number, language: string, decimals = 0): string {
  const format = { minimumFractionDigits: decimals, maximumFractionDigits: 10, useGrouping: false }
  return numberFormat(language, format).format(value)
}

// Numbers as people read them: "1 234,5". Small whole ones are their digits in each of our languages, and most that a
// page counts are small: the browser's format takes a phone a tenth of a second to make.
export function formatFigure(value: number, language: string): string {
  if (Number.isInteger(value) && value > 0 && value < 1000) return String(value)
  return numberFormat(language).format(value)
}

// A part of a whole as people read it: "12,5 %" for 0.125.
export function formatPercent(part: number, language: string): string {
  const format = { style: 'percent', maximumFractionDigits: 2 } as const
  return numberFormat(language, format).format(part)
}

// Reads "12,5", "12.5" and "- 3"; empty is null, anything else NaN.
export function parseNumber(text: string): number | null {
  const compact = text.replace(/\s/g, '').replace(',', '.').replace('−', '-')
  if (compact === '') return null
  return /^-?\d*\.?\d*$/.test(compact) && /\d/.test(compact) ? Number(compact) : Number.NaN
}
