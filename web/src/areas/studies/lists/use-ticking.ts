import { useCallback, useRef } from 'react'
import { useText } from '@/texts/use-text'
import { confirmWithReason } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import {
  columnEntries,
  entryOf,
  type Kind,
  type ListBook,
  type ListStudent,
  mayTick,
  nameOf,
  type Sheet,
  stands,
  type TickEntry,
} from './ticks'

export type Ticking = ReturnType<typeof useTicking>

/** What can be done to the ticks of a list, by tap, by scan or in a column. Whoever undoes one says why. */
export function useTicking(sheet: Sheet, kind: Kind, enter: (entries: TickEntry[]) => void) {
  const { t } = useText()
  const may = sheet.may_edit && !sheet.closed
  const latest = useRef({ sheet, kind, enter, t })
  latest.current = { sheet, kind, enter, t }
  const find = useCallback((studentId: string, number: number) => {
    const { students, books } = latest.current.sheet
    const student = students.find(({ id }) => id === studentId)
    const book = books.find((one) => one.number === number)
    return student && book && { student, book }
  }, [])
  const undo = useCallback(async (student: ListStudent, book: ListBook) => {
    const now = latest.current
    const title = now.t('booklist.undo.title', { kind: now.t(`booklist.kinds.${now.kind}`) })
    const reason = await confirmWithReason({
      title,
      text: now.t('booklist.undo.about', { name: nameOf(student), title: book.title }),
      reason: now.t('booklist.undo.reason'),
      act: now.t('booklist.undo.act'),
    })
    if (reason) now.enter([entryOf(student, book.number, now.kind, { stands: false, note: reason })])
  }, [])
  // Stays the same function: the rows of a long list are drawn again only where something changed.
  const press = useCallback(
    (studentId: string, number: number) => {
      const found = find(studentId, number)
      if (!found) return
      const { student, book } = found
      const { kind: now, enter: send, t: say } = latest.current
      if (stands(student, number, now)) void undo(student, book)
      else if (mayTick(student, number, now)) send([entryOf(student, number, now, { stands: true })])
      else notify({ text: say('booklist.not_received'), tone: 'error' })
    },
    [find, undo],
  )
  const tickColumn = (book: ListBook) => {
    const entries = columnEntries(sheet, book.number, kind)
    if (entries.length > 0) enter(entries)
    notify({ text: t('booklist.sheet.column_done', { count: entries.length }) })
  }
  return { kind, may, press, tickColumn }
}
