// The headings of a table that a bank hands out, to say what each column holds. The first line with several of them is
// theirs: some banks write a few words above.
export function headingsOf(text: string): string[] {
  const lines = text.split(/\r?\n/)
  for (const line of lines) {
    const separator = [';', '\t', ','].find((one) => line.split(one).length > 2)
    if (separator) return [...new Set(line.split(separator).map(unquoted).filter(Boolean))]
  }
  return []
}

const unquoted = (cell: string) =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('""', '"')
    .trim()
