// Notes and coins of the currencies that campuses use, in smallest units, the largest first.
const known: Readonly<Record<string, readonly number[]>> = {
  EUR: [50000, 20000, 10000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1],
  CHF: [100000, 20000, 10000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5],
  GBP: [5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1],
  USD: [10000, 5000, 2000, 1000, 500, 100, 50, 25, 10, 5, 1],
  XOF: [10000, 5000, 2000, 1000, 500, 250, 200, 100, 50, 25, 10, 5],
  XAF: [10000, 5000, 2000, 1000, 500, 100, 50, 25, 10, 5],
}

// Of any other currency: 1, 2 and 5 of each power of ten, up to five hundred.
export function coinsOf(currency: string, unitsOfOne: number): readonly number[] {
  const own = known[currency]
  if (own) return own
  const values: number[] = []
  for (let power = 1; power <= 100 * unitsOfOne; power *= 10) values.push(power, 2 * power, 5 * power)
  return values.reverse()
}

export type Counts = Readonly<Record<number, number | null>>

// What coins and notes come to; a field that is empty counts nothing.
export function sumOfCoins(counts: Counts): number {
  return Object.entries(counts).reduce((sum, [value, count]) => sum + Number(value) * (count ?? 0), 0)
}
