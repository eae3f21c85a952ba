import { useText } from '@/texts/use-text'
import { notify } from '@/ui/notices-store'
import {
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
  const set = (student: SheetStudent, sessionId: string, mark: Mark) => {
    const may = mayMark(student, sessionId) || (mayExcuse(student, sessionId) && isAway(mark.value))
    if (!may || sameMark(markOf(student, sessionId), mark)) return
    enter([entryOf(student, sessionId, mark)])
  }
  return {
    mayMark,
    mayExcuse,
    set,
    choose: (student: SheetStudent, sessionId: string, value: Value | undefined) =>
      set(student, sessionId, value ? withValue(markOf(student, sessionId), value) : noMark),
    // Fills what is empty, and nothing else; what it filled can be emptied again.
    allPresent: (sessionId: string, latest: () => Sheet | undefined) => {
      const entries = fillEntries(sheet, sessionId)
      if (entries.length === 0) return
      enter(entries)
      notify({
        text: t('attendance.filled', { count: entries.length }),
        undo: () => {
          const now = latest()
          const back = now ? emptyAgain(now, entries) : []
          if (back.length > 0) enter(back)
        },
      })
    },
  }
}
