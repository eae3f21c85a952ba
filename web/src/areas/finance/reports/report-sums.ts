// Sums of several currencies are never mixed: each has figures of its own.
export const currenciesOf = (rows: readonly { currency: string }[]): string[] => [
  ...new Set(rows.map(({ currency }) => currency)),
]

// The longest bar; never nothing, which could not be divided by.
export const greatest = (values: readonly number[]): number => Math.max(1, ...values)

export const sumOf = <T>(rows: readonly T[], figure: (row: T) => number): number =>
  rows.reduce((sum, row) => sum + figure(row), 0)
