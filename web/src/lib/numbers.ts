// Numbers as people write them.

export function formatNumber(value: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 10, useGrouping: false }).format(value)
}

// Reads "12,5", "12.5" and "- 3"; empty is null, anything else NaN.
export function parseNumber(text: string): number | null {
  const compact = text.replace(/\s/g, '').replace(',', '.').replace('−', '-')
  if (compact === '') return null
  return /^-?\d*\.?\d*$/.test(compact) && /\d/.test(compact) ? Number(compact) : Number.NaN
}
