import { useText } from '@/texts/use-text'
import { notify } from '@/ui/notices-store'
import {
  copyEntries,
  emptyAgain,
  entryOf,
  fillEntries,
  isAway,
  type Mark,
  type MarkEntry,
  markOf,
  noMark,
  type Sheet,
  type SheetStudent,
  sameMark,
  standsOn,
  type Value,
  withValue,
} from './sheet-marks'

export type Marking = ReturnType<typeof useMarking>

// The sheet as it is by then.
type Latest = () => Sheet | undefined

// What can be done to the cells of a sheet, by tap, key, swipe or panel alike.
export function useMarking(sheet: Sheet, enter: (entries: MarkEntry[]) => void) {
  const { t } = useText()
  const editable = new Set(sheet.sessions.filter(({ may_edit }) => may_edit).map(({ id }) => id))
  const mayMark = (student: SheetStudent, sessionId: string) =>
    editable.has(sessionId) && standsOn(student, sessionId)
  // Once the week-end is closed, an absence can still be excused by a paper.
  const mayExcuse = (student: SheetStudent, sessionId: string) => {
    const session = sheet.sessions.find(({ id }) => id === sessionId)
    const mark = student.marks.find(({ session_id }) => session_id === sessionId)
    return session?.may_file === true && mark !== undefined && isAway(mark.value) && mark.papers > 0
  }
  // What somebody else has put there since one began to type is not overwritten unseen: `was` tells what one saw.
  const set = (student: SheetStudent, sessionId: string, mark: Mark, was?: Mark) => {
    const may = mayMark(student, sessionId) || (mayExcuse(student, sessionId) && isAway(mark.value))
    if (!may || sameMark(markOf(student, sessionId), mark)) return
    const entry = entryOf(student, sessionId, mark)
    enter([was ? { ...entry, was } : entry])
  }
  // Fills what is empty, and nothing else; what it filled can be emptied again.
  const fill = (entries: MarkEntry[], told: 'attendance.filled' | 'attendance.copied', latest: Latest) => {
    if (entries.length === 0) return
    enter(entries)
    notify({
      text: t(told, { count: entries.length }),
      undo: () => {
        const now = latest()
        const back = now ? emptyAgain(now, entries) : []
        if (back.length > 0) enter(back)
      },
    })
  }
  // What a copy of a mark to the student's other sessions would fill.
  const copies = (student: SheetStudent, sessionId: string) => copyEntries(student, sessionId, [...editable])
  return {
    mayMark,
    mayExcuse,
    set,
    choose: (student: SheetStudent, sessionId: string, value: Value | undefined) =>
      set(student, sessionId, value ? withValue(markOf(student, sessionId), value) : noMark),
    allPresent: (sessionId: string, latest: Latest) =>
      fill(fillEntries(sheet, sessionId), 'attendance.filled', latest),
    copies,
    copy: (student: SheetStudent, sessionId: string, latest: Latest) =>
      fill(copies(student, sessionId), 'attendance.copied', latest),
  }
}
