import type { Schemas } from '@/api/client'
import type { TextKey } from '@/texts/text-key'
import type { Texts } from '@/texts/texts'

export type Row = Schemas['ImportRow']

// What sheets bring in: where, what its columns are, and how it is spoken of.
export type ImportKind = {
  // The address of the API.
  path: string
  columns: readonly string[]
  // Before the key of a column's names.
  columnKey: string
  words: Record<'title' | 'file' | 'text' | 'act' | 'created' | 'changed' | 'unchanged', TextKey>
  // What one says of a row that is to be looked at, when it is right to carry it out.
  right: Record<'create' | 'change', TextKey>
  // Where what was brought in is found.
  list: { path: string; title: TextKey }
  // What is asked for anew afterwards.
  after: readonly (readonly string[])[]
  // How a field that changes, and its value, are said; else as the column, and as it is.
  field?: (field: string, texts: Texts) => string
  value?: (field: string, value: string, texts: Texts) => string
}

// How a kind is spoken of whose rows are counted as rows.
export const asRows = (name: 'courses' | 'classes' | 'books') =>
  ({
    columnKey: `import.${name}.column.`,
    words: {
      title: `import.${name}.title`,
      file: `import.${name}.file`,
      text: `import.${name}.file_text`,
      act: 'import.act_rows',
      created: 'import.created_rows',
      changed: 'import.changed_rows',
      unchanged: 'import.unchanged_rows',
    },
    right: { create: 'import.tick.confirm', change: 'import.tick.confirm' },
  }) as const

// The first of the names that a column may have in a file.
export function columnName(kind: ImportKind, column: string, { code }: Texts): string {
  const known = column.replace(/_id$/, '')
  return code(`${kind.columnKey}${known}`)?.split('|')[0] ?? column
}
