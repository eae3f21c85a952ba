// The loans of somebody, or of a copy.
export type LoansOf = { person: string } | { copy: string }

// Under which names the server's answers are kept; who changes a thing refreshes what stands under its name.
export const keys = {
  books: ['books'] as const,
  book: (id: string) => ['book', id] as const,
  copies: ['copies'] as const,
  loans: ['loans'] as const,
  library: ['library'] as const,
  text: (fileId: string) => ['library', 'text', fileId] as const,
  loansOf: (whose: LoansOf) => ['loans', 'of', whose] as const,
  lending: (campusId: string) => ['lending', campusId] as const,
  reservations: ['reservations'] as const,
  stocks: ['stocks'] as const,
  readers: (campus: string, q: string) => ['loans', 'readers', campus, q] as const,
  files: (bookId: string) => ['book', bookId, 'files'] as const,
}
