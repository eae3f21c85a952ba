// The same verdict on an ISBN as the server's: the last digit does not agree with a mistyped number.

export function isIsbn(text: string): boolean {
  const compact = text.toUpperCase().replace(/[^\dX]/g, '')
  if (/^\d{9}[\dX]$/.test(compact)) return weigh(compact, (at) => 10 - at) % 11 === 0
  return /^\d{13}$/.test(compact) && weigh(compact, (at) => 1 + 2 * (at % 2)) % 10 === 0
}

function weigh(compact: string, weight: (at: number) => number): number {
  return [...compact].reduce((sum, digit, at) => sum + weight(at) * (digit === 'X' ? 10 : Number(digit)), 0)
}

// The bars on a book are its ISBN where they begin with one of the two numbers that stand for books.
export function isbnOfBarcode(barcode: string): string | undefined {
  const compact = barcode.trim()
  return /^97[89]\d{10}$/.test(compact) && isIsbn(compact) ? compact : undefined
}
