import { formatNumber, formatPercent } from '@/lib/numbers'

type Rated = { present: number; counted: number }

// "72.5" for 7250, with as many decimals as are asked for at least.
export function sayPoints(points: number, language: string, decimals = 0): string {
  return formatNumber(points / 100, language, points % 100 === 0 ? decimals : Math.max(decimals, 1))
}

// "79 %", rounded down: who does not reach what is required is not shown as if he did. Empty where nothing counts.
export function sayRate({ present, counted }: Rated, language: string): string {
  return counted === 0 ? '' : formatPercent(Math.floor((present * 100) / counted) / 100, language)
}
