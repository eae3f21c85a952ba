import { useMemo, useState } from 'react'
import type { CellState, Overwritten } from '@/offline/sheet-kind'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import {
  cellName,
  type GradeCell,
  type GradeEntry,
  type GradeSheet,
  type GradeVerdict,
  type Proposal,
} from './api'
import { cellIn, sameCell } from './sheet-cells'
import { type SheetColumn, textOf, typedInto } from './sheet-columns'
import { type CellChange, type Draft, type DraftChange, useSteps } from './use-steps'

type Cells = ReadonlyMap<string, CellState<GradeEntry, GradeVerdict>>

// What `useSheet` has of a sheet besides the sheet itself.
export type Kept = {
  cells: Cells
  enter: (entries: readonly GradeEntry[]) => void
  settle: (cell: string, choice: 'mine' | 'theirs') => void
  overwritten: readonly Overwritten<GradeEntry>[]
  answerOverwritten: (one: Overwritten<GradeEntry>, choice: 'mine' | 'theirs') => void
}

export type Typed = {
  enrollmentId: string
  column: SheetColumn
  text: string
  // What stood there when somebody began to type, where that may have changed since.
  was?: GradeCell | undefined
}

/** What a cell shows. */
export type CellView = {
  text: string
  // Why it was refused, in words; empty otherwise.
  reason: string
  // Of a cell that two have changed: what somebody else has put there, and who.
  against?: { text: string; by: string }
  // Not yet with the server.
  waits: boolean
}

export type Grading = ReturnType<typeof useGrading>

/**
 * Entering grades: what is typed is sent at once or, where it is no grade, stays in its cell as it was typed. All of it
 * can be undone, by new entries.
 */
export function useGrading(
  sheet: GradeSheet,
  { cells, enter, settle }: Pick<Kept, 'cells' | 'enter' | 'settle'>,
) {
  const texts = useText()
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map())
  const students = useMemo(
    () => new Map(sheet.students.map((one) => [one.enrollment_id, one])),
    [sheet.students],
  )
  const cellAt = (enrollmentId: string, attempt: number) => cellIn(students.get(enrollmentId), attempt)
  const change = (changes: readonly CellChange[]) => {
    if (changes.length > 0) enter(inOrder(changes).map(entryOf))
  }
  const changeDrafts = (changes: readonly DraftChange[]) => {
    if (changes.length === 0) return
    setDrafts((before) => {
      const now = new Map(before)
      for (const { key, after } of changes) after ? now.set(key, after) : now.delete(key)
      return now
    })
  }
  const steps = useSteps({ cellAt, cells, drafts, change, changeDrafts, settle })
  const put = (all: readonly Typed[]) => {
    const step = judged(all, cellAt, drafts, texts)
    change(step.cells)
    changeDrafts(step.drafts)
    // A cell that was refused, or is in conflict, and gets back what the server has: the entry is let go of.
    for (const { enrollmentId, column, text } of all) {
      const name = cellName(enrollmentId, column.attempt)
      const held = cells.get(name)
      const now = textOf(cellAt(enrollmentId, column.attempt), column, texts)
      if (held && isOpen(held) && text.trim() === now) settle(name, 'theirs')
    }
    steps.add(step)
  }
  const take = (proposals: readonly Proposal[], columns: readonly SheetColumn[]) => {
    const step = taken(proposals, columns, drafts)
    change(step.cells)
    changeDrafts(step.drafts)
    steps.add(step)
  }
  return {
    view: (enrollmentId: string, column: SheetColumn) =>
      viewOf({ cells, drafts, texts }, enrollmentId, column, cellAt(enrollmentId, column.attempt)),
    cellAt,
    put,
    take,
    settle: steps.settle,
    turn: steps.turn,
    mayUndo: steps.mayUndo,
    mayRedo: steps.mayRedo,
    // How many cells hold something that is no grade: it is on this page alone.
    drafts: drafts.size,
    dropDrafts: () => setDrafts(new Map()),
    // How many cells hold something that cannot be kept.
    refused: drafts.size + [...cells.values()].filter(isOpen).length,
  }
}

const draftKey = (enrollmentId: string, column: SheetColumn) => `${enrollmentId}.${column.key}`

function isOpen({ state }: CellState<GradeEntry, GradeVerdict>): boolean {
  return state === 'refused' || state === 'conflict'
}

function judged(
  all: readonly Typed[],
  cellAt: (enrollmentId: string, attempt: number) => GradeCell,
  drafts: ReadonlyMap<string, Draft>,
  texts: Texts,
) {
  const now = new Map<string, CellChange>()
  const kept: DraftChange[] = []
  for (const { enrollmentId, column, text, was } of all) {
    const { attempt } = column
    const name = cellName(enrollmentId, attempt)
    const before = was ?? cellAt(enrollmentId, attempt)
    const typed = typedInto(now.get(name)?.after ?? before, column, text, texts)
    const key = draftKey(enrollmentId, column)
    if ('code' in typed) kept.push({ key, before: drafts.get(key), after: { text, code: typed.code } })
    else {
      if (drafts.has(key)) kept.push({ key, before: drafts.get(key), after: undefined })
      now.set(name, { enrollmentId, attempt, before, after: typed })
    }
  }
  return { cells: [...now.values()].filter(({ before, after }) => !sameCell(before, after)), drafts: kept }
}

// What was refused of a block or a file stands in its cell, to be put right there.
function taken(
  proposals: readonly Proposal[],
  columns: readonly SheetColumn[],
  drafts: ReadonlyMap<string, Draft>,
) {
  const cells: CellChange[] = []
  const kept: DraftChange[] = []
  for (const { enrollment_id: enrollmentId, attempt, was, grade, outcome, code, text } of proposals) {
    const field = code === 'grade.comment_long' ? 'comment' : 'grade'
    const column = columns.find((one) => one.attempt === attempt && one.field === field)
    if (enrollmentId === '' || !column || code === 'grade.twice') continue
    const key = draftKey(enrollmentId, column)
    if (outcome === 'refuse') kept.push({ key, before: drafts.get(key), after: { text, code } })
    else if (drafts.has(key)) kept.push({ key, before: drafts.get(key), after: undefined })
    if (outcome === 'change') cells.push({ enrollmentId, attempt, before: was, after: grade })
  }
  return { cells, drafts: kept }
}

// What is emptied goes from the last retake down, what is filled from the first grade up: no retake is ever without the
// grade before it.
function inOrder(changes: readonly CellChange[]): CellChange[] {
  const rank = ({ attempt, after }: CellChange) =>
    (after.state === '' ? -attempt : attempt) + (after.state ? 100 : 0)
  return changes.toSorted((a, b) => rank(a) - rank(b))
}

function entryOf({ enrollmentId, attempt, before, after }: CellChange): GradeEntry {
  return {
    id: crypto.randomUUID(),
    enrollment_id: enrollmentId,
    attempt,
    grade: after,
    was: before,
    fill: false,
  }
}

type Around = { cells: Cells; drafts: ReadonlyMap<string, Draft>; texts: Texts }

function viewOf(
  { cells, drafts, texts }: Around,
  enrollmentId: string,
  column: SheetColumn,
  cell: GradeCell,
): CellView {
  const say = (code: string) => texts.code(code) ?? texts.t('ui.error.title')
  const draft = drafts.get(draftKey(enrollmentId, column))
  const held = cells.get(cellName(enrollmentId, column.attempt))
  const text = textOf(cell, column, texts)
  if (draft) return { text: draft.text, reason: say(draft.code), waits: false }
  if (!held || !isOpen(held)) return { text, reason: '', waits: held !== undefined }
  const mine = textOf(held.entry.grade, column, texts)
  if (mine === text) return { text, reason: '', waits: false }
  if (held.state === 'refused')
    return { text: mine, reason: say(held.code || held.verdict?.code || ''), waits: false }
  return { text: mine, reason: '', against: { text, by: held.verdict?.by ?? '' }, waits: false }
}
