import type { Known } from '@/api/since'
import type { TextKey } from '@/texts/text-key'

// A sheet as the server last told it, and when that was; kept where the server has not answered since.
export type Copy<Sheet> = Known<Sheet> & { at: number; kept?: boolean }

// A course as one of its classes follows it: what a sheet is of. Of a till it is the till and its campus; a list is known
// by its id alone, its class is 'list'.
export interface SheetId {
  agendaCourseId: string
  classId: string
}

// What was entered in a cell. Its id is made once, with the entry, and stays with it however often it is sent.
export interface SheetEntry {
  id: string
}

// What the server made of an entry.
export interface SheetVerdict {
  id: string
  outcome: 'kept' | 'same' | 'left' | 'conflict' | 'refused'
  code: string
  by: string
}

/** What a screen of cells must tell, so that it can be worked with or without a line. */
export interface SheetKind<Sheet, Entry extends SheetEntry, Verdict extends SheetVerdict> {
  // Part of the name under which its sheets are kept: 'attendance', 'grades'.
  name: string
  read: (id: SheetId, since: string | undefined) => Promise<{ mark: string; data?: Sheet | undefined }>
  // At most `sendAtOnce` entries, which are answered one by one.
  send: (id: SheetId, entries: Entry[]) => Promise<Verdict[]>
  // Names the cell within its sheet.
  cellOf: (entry: Entry | Verdict) => string
  // The sheet as it is once the entry was taken.
  apply: (sheet: Sheet, entry: Entry) => Sheet
  // The sheet with what the server has in that cell.
  applyVerdict: (sheet: Sheet, verdict: Verdict) => Sheet
  // The same wish over what the server has now, as a new entry: "mine" of a conflict.
  retold: (entry: Entry, verdict: Verdict) => Entry
  // Who else has put something where an entry of ours stood; empty where nobody has.
  overwrittenBy: (sheet: Sheet, entry: Entry) => string
  // The same wish over what the sheet has now, as a new entry.
  putBack: (sheet: Sheet, entry: Entry) => Entry
  // What its sheets are called, and which one this is: for the sign of what waits, on any page.
  title: TextKey
  titleOf: (sheet: Sheet) => string
  // The page on which it is worked on; where nothing is known of the sheet, one that leads there.
  place: (id: SheetId, sheet: Sheet | undefined) => string
  // The sheet with other addresses of its photos, where it has any.
  photos?: PhotosOf<Sheet>
}

export type PhotosOf<Sheet> = (sheet: Sheet, of: (url: string) => string) => Sheet

// How sheets of students name their photos.
export function studentPhotos<Sheet extends { students: { photo_url: string }[] }>(
  sheet: Sheet,
  of: (url: string) => string,
): Sheet {
  return { ...sheet, students: sheet.students.map((one) => ({ ...one, photo_url: of(one.photo_url) })) }
}

// biome-ignore lint/suspicious/noExplicitAny: whoever sends what was kept knows of a kind only that it is one
export type AnyKind = SheetKind<any, any, any>

// Every kind of sheet by its name, fetched when something of it is wanted.
export type SheetKinds = Readonly<Record<string, () => Promise<AnyKind | undefined>>>

// What somebody entered, and another has changed since.
export type Overwritten<Entry> = { cell: string; entry: Entry; by: string }

// How many entries the server takes in one request.
export const sendAtOnce = 2000

/**
 * A cell with something that the server has not taken. What waits or is being sent stands on the sheet already; of a
 * conflict, and of what was refused, the sheet shows what the server has, and `entry` is what was entered here.
 */
export type CellState<Entry, Verdict> = {
  state: 'waiting' | 'sending' | 'refused' | 'conflict'
  entry: Entry
  // Absent while it waits, and where the whole sheet was refused: then `code` alone says why.
  verdict?: Verdict | undefined
  // Why it was refused, the key of a text; empty otherwise.
  code: string
}
