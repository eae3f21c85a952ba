import type { Schemas } from '@/api/client'
import type { useSheet } from '@/offline/use-sheet'

export type Sheet = Schemas['BookListSheet']
export type ListBook = Schemas['ListBook']
export type ListStudent = Schemas['ListStudent']
export type ListTick = Schemas['ListTick']
export type TickEntry = Schemas['TickEntry']
export type TickVerdict = Schemas['TickVerdict']
export type Kind = TickEntry['kind']
export type ListState = ReturnType<typeof useSheet<Sheet, TickEntry, TickVerdict>>

// In the order in which they happen.
export const kinds: readonly Kind[] = ['received', 'returned', 'paid']

export const nameOf = ({ first_name, last_name }: ListStudent) => `${first_name} ${last_name}`

export const cellName = (studentId: string, book: number, kind: Kind) => `${studentId} ${book} ${kind}`

export const tickOf = ({ ticks }: ListStudent, book: number, kind: Kind): ListTick | undefined =>
  ticks.find((tick) => tick.book === book && tick.kind === kind)

export const stands = (student: ListStudent, book: number, kind: Kind) =>
  tickOf(student, book, kind)?.stands ?? false

type Cell = { student_id: string; book: number; kind: Kind }
type Said = { stands: boolean; note: string; version?: number; at?: string; by?: string }

// The sheet with a tick, or without it. One that is set again still says why it was undone.
export function withTick(sheet: Sheet, { student_id, book, kind }: Cell, said: Said): Sheet {
  const students = sheet.students.map((student) => {
    if (student.id !== student_id) return student
    const before = tickOf(student, book, kind)
    const note = said.note || (before?.note ?? '')
    const next = { version: 0, at: '', ...before, by: '', ...said, note, book, kind }
    return { ...student, ticks: [...student.ticks.filter((tick) => tick !== before), next] }
  })
  return { ...sheet, students }
}

export const entryOf = (
  student: ListStudent,
  book: number,
  kind: Kind,
  more: { stands: boolean; note?: string },
): TickEntry => ({
  id: crypto.randomUUID(),
  student_id: student.id,
  book,
  kind,
  stands: more.stands,
  note: more.note ?? '',
})

// Whether somebody can be ticked: only what was received comes back.
export const mayTick = (student: ListStudent, book: number, kind: Kind) =>
  kind !== 'returned' || stands(student, book, 'received')

// A tick for everybody who has none in a column.
export function columnEntries({ students }: Pick<Sheet, 'students'>, book: number, kind: Kind): TickEntry[] {
  return students
    .filter((student) => !stands(student, book, kind) && mayTick(student, book, kind))
    .map((student) => entryOf(student, book, kind, { stands: true }))
}

export type BookCounts = Record<Kind, number> & { missing: number }

// How many of a book were received, returned and paid, and how many are to be ordered: by what stands on the sheet, so
// that it is right without a line, too.
export function countsOf({ students }: Sheet, { number, stock }: ListBook): BookCounts {
  const counts = { received: 0, returned: 0, paid: 0 }
  for (const student of students)
    for (const kind of kinds) if (stands(student, number, kind)) counts[kind] += 1
  return { ...counts, missing: Math.max(0, students.length - Math.max(stock, counts.received)) }
}

const plain = (code: string) => code.replace(/[\s-]/g, '').toUpperCase()

// The book of a list that a scanner means: by its own barcode, else by its ISBN, else by the label of a copy.
export function bookOf({ books }: Sheet, code: string): ListBook | undefined {
  const wanted = plain(code)
  if (wanted === '') return undefined
  return (
    books.find(({ barcode }) => barcode !== '' && plain(barcode) === wanted) ??
    books.find(({ isbn }) => isbn !== '' && plain(isbn) === wanted) ??
    books.find(({ labels }) => labels?.some((label) => plain(label) === wanted))
  )
}

// Whether a code is the label of a copy, as the library prints them.
export const isLabel = (code: string) => /^29\d{11}$/.test(plain(code))
