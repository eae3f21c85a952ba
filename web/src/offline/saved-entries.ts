import type { SheetEntry, SheetId } from './sheet-kind'

// Entries of one sheet, as they lie in a file.
type SavedSheet = SheetId & { kind: string; title: string; entries: readonly SheetEntry[] }

const format = 'my-space.unsent.1'

/** What was entered and not taken, as a text that people can read and another device brings in. */
export const savedText = (sheets: readonly SavedSheet[]): string =>
  JSON.stringify({ format, sheets }, undefined, 2)

/** The sheets in such a text; undefined where it is something else. */
export function sheetsOf(text: string): readonly SavedSheet[] | undefined {
  try {
    const file = JSON.parse(text) as { format?: unknown; sheets?: unknown }
    return file.format === format && Array.isArray(file.sheets) && file.sheets.every(isSheet)
      ? file.sheets
      : undefined
  } catch {
    return undefined
  }
}

function isSheet(one: Partial<SavedSheet>): one is SavedSheet {
  const named = [one.kind, one.agendaCourseId, one.classId].every((part) => typeof part === 'string')
  return (
    named && Array.isArray(one.entries) && one.entries.every(({ id }: SheetEntry) => typeof id === 'string')
  )
}
