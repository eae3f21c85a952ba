// Under which names the server's answers are kept.
export const keys = {
  lists: ['book-lists'] as const,
  needed: (campus: string, planning: string, classes: readonly string[]) =>
    ['book-lists', 'needed', campus, planning, classes] as const,
  classes: (campus: string) => ['book-lists', 'classes', campus] as const,
  students: (campus: string, q: string) => ['book-lists', 'students', campus, q] as const,
  books: (q: string) => ['book-lists', 'books', q] as const,
}
